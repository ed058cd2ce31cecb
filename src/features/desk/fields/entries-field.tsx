import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { useEditor, useFault, useKeys } from '../draft/editor-context.ts'
import { freeNumber, newKey, withEntries } from '../draft/entries.ts'

interface EntriesFieldProps {
  path: string
  label: string
  most: number
  /** Name of the field that numbers the entries; without one their order in the list is that of the page. */
  numbered: string | undefined
  /** Fields of the entry at a path. */
  children: (at: string) => ReactNode
}

/** A list of entries with fields: pictures of a set, logos, corrections. */
export function EntriesField({ path, label, most, numbered, children }: EntriesFieldProps) {
  const { store } = useEditor().session
  const keys = useKeys(path)
  const fault = useFault(path, label)
  const change = (to: Parameters<typeof withEntries>[2]) =>
    store.update((content) => withEntries(content, path, to))
  const add = () =>
    change((list) => {
      const number = freeNumber(list, numbered)
      return [...list, { key: newKey(), ...(numbered === undefined ? {} : { [numbered]: number }) }]
    })
  const move = (index: number, by: number) =>
    change((list) => {
      const entry = list[index]
      return entry === undefined ? list : list.toSpliced(index, 1).toSpliced(index + by, 0, entry)
    })
  return (
    <fieldset className={fault === null ? 'f dk-group' : 'f dk-group is-bad'}>
      <legend>{label}</legend>
      <ol className="dk-es">
        {keys.map((key, index) => {
          const name = m.editor_filled_part({ n: index + 1, all: keys.length })
          return (
            <li className="dk-e" key={key}>
              <div className="dk-b-h">
                <b>{name}</b>
                <span>
                  {numbered === undefined
                    ? ([-1, 1] as const).map((by) => (
                        <button
                          className={by < 0 ? 'ib is-up' : 'ib'}
                          key={by}
                          type="button"
                          disabled={by < 0 ? index === 0 : index === keys.length - 1}
                          aria-label={by < 0 ? m.desk_up({ name }) : m.desk_down({ name })}
                          onClick={() => move(index, by)}
                        >
                          <Icon name="down" />
                        </button>
                      ))
                    : null}
                  <button
                    className="ib"
                    type="button"
                    aria-label={`${m.editor_remove()}: ${name}`}
                    onClick={() => change((list) => list.filter((each) => each.key !== key))}
                  >
                    <Icon name="trash" />
                  </button>
                </span>
              </div>
              {children(`${path}.${key}`)}
            </li>
          )
        })}
      </ol>
      {fault === null ? null : <p className="err">{fault}</p>}
      {keys.length >= most ? null : (
        <button className="btn btn-line btn-s" type="button" onClick={add}>
          <Icon name="plus" />
          {m.desk_add_entry()}
        </button>
      )}
    </fieldset>
  )
}
