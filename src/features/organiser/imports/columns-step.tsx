import { useId } from 'react'
import { columnTargets } from '../../../model/event/imports.ts'
import type { ImportsView, ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from './select.tsx'
import { importApi, type ImportAct } from './use-import.ts'

interface ColumnsStepProps {
  view: ImportView
  start: ImportsView
  act: ImportAct
  isBusy: boolean
}

const fieldOf = (target: string | null): string | null => target?.split('.')[0] ?? null

/** The second step: meaning of the columns, and facts of rows that have none. */
export function ColumnsStep({ view, start, act, isBusy }: ColumnsStepProps) {
  const id = useId()
  const { columns, defaults } = view
  const isFixed = view.state !== 'open' || isBusy
  const mapping = columns.map(({ target }) => target)
  const choose = (index: number, value: string) => {
    const target = columnTargets.find((each) => each === value) ?? null
    // A fact has one column: choosing it here takes it from the other.
    const changed = mapping.map((each, at) => {
      if (at === index) return target
      return target !== null && fieldOf(each) === fieldOf(target) ? null : each
    })
    void act((request) => importApi.$patch({ ...request, json: { mapping: changed, defaults } }))
  }
  const setDefault = (name: 'language' | 'sport' | 'country' | 'currency', value: string) =>
    void act((request) =>
      importApi.$patch({
        ...request,
        json: { mapping, defaults: { ...defaults, [name]: value === '' ? null : value } },
      }),
    )
  const lacks = (field: string): boolean => !mapping.some((target) => target === field)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{m.import_columns()}</h2>
      {view.isMappable ? (
        <>
          <p className="help">
            {m.import_columns_help()} {m.import_dates_confirmed()}
          </p>
          <div className="imp-map">
            {columns.map(({ name, sample, target }, index) => (
              <div key={index}>
                <p>
                  <b>{name}</b>
                  <span>{sample}</span>
                </p>
                <Icon name="arrow" />
                <Select
                  label={name === '' ? sample : name}
                  value={target ?? ''}
                  options={start.targets}
                  none={m.import_leave_out()}
                  disabled={isFixed}
                  onChange={(value) => choose(index, value)}
                />
              </div>
            ))}
          </div>
          {view.lacking === '' ? null : <p className="notice n-warn">{view.lacking}</p>}
        </>
      ) : null}
      <fieldset className="imp-defaults" disabled={isFixed}>
        <legend className="lab">{m.import_defaults()}</legend>
        <Select
          label={m.editor_name_language()}
          value={defaults.language ?? ''}
          options={start.languages}
          none="–"
          onChange={(value) => setDefault('language', value)}
        />
        <Select
          label={m.filter_sport()}
          value={defaults.sport ?? ''}
          options={start.sports}
          none="–"
          onChange={(value) => setDefault('sport', value)}
        />
        <Select
          label={m.filter_country()}
          value={defaults.country ?? ''}
          options={start.countries}
          none="–"
          onChange={(value) => setDefault('country', value)}
        />
        {lacks('price') ? null : (
          <Select
            label={m.currency_heading()}
            value={defaults.currency ?? ''}
            options={start.currencies}
            none="–"
            onChange={(value) => setDefault('currency', value)}
          />
        )}
      </fieldset>
    </section>
  )
}
