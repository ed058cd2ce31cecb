import { joined } from '../../../i18n/joins.ts'
import { isLocale, localeTable } from '../../../model/locales.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { useEditor } from '../draft/editor-context.ts'
import { blockName, fieldName } from '../fields/block-names.ts'

/** The function that names a path of the draft: "Text, Heading, Deutsch". */
export function usePathName(): (path: string) => string {
  const { store } = useEditor().session
  return (path) => {
    const steps = path.split('.')
    const last = steps.at(-1) ?? ''
    const language = isLocale(last) ? localeTable[last].name : null
    const fields = language === null ? steps : steps.slice(0, -1)
    const [list, key] = fields
    const inBlock = list === 'blocks' && key !== undefined
    const kind = store.get(`blocks.${key}.kind`)
    const names = [
      inBlock ? blockName(typeof kind === 'string' ? kind : '') : '',
      fieldName(fields.at(-1) ?? ''),
      language ?? '',
    ]
    return joined(
      names.filter((name, index) => name !== '' && name !== names[index - 1]),
      getLocale(),
    )
  }
}

/** A value of the draft in words; a dash for none. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? String(value.length) : JSON.stringify(value)
}
