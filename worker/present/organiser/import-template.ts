import { number } from '../../../src/i18n/format.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { columnTargets, type ColumnTarget } from '../../../src/model/event/imports.ts'
import { targetName } from './import-words.ts'

/** Facts of the template, which writes each in one manner: dates as 2027-12-31, lengths in the metric system. */
export const templateTargets = columnTargets.filter(
  (target) => !/^date\.[dm]|^distance\.mi?$|\.ft$/u.test(target),
)

/** Spreadsheets of languages with a decimal comma separate columns by semicolons. */
export const separatorOf = (locale: Locale): string =>
  number(1.5, locale).includes(',') ? ';' : ','

/** Headings of a list of events in a language. */
export const headingsOf = (locale: Locale): string[] =>
  templateTargets.map((target) => targetName(target, locale))

/** Headings of a list of events as CSV (RFC 4180) in UTF-8; the byte order mark is for spreadsheets. */
export const importTemplate = (locale: Locale): string =>
  `\uFEFF${headingsOf(locale)
    .map((name) => `"${name}"`)
    .join(separatorOf(locale))}\r\n`

/** Width of a column of the workbook, in characters. */
const columnWidth = 18

/** The headings as a workbook (ECMA-376), whose first row stays in sight. */
export async function importWorkbook(locale: Locale): Promise<Uint8Array> {
  // Loaded with the first workbook, because few isolates write one.
  const { writeXlsx } = await import('hucre/xlsx')
  return await writeXlsx({
    sheets: [
      {
        name: 'Startline',
        rows: [headingsOf(locale)],
        columns: templateTargets.map(() => ({ width: columnWidth })),
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** Facts by the headings of the template in all languages. */
export const templateHeadings = (): ReadonlyMap<string, ColumnTarget> =>
  new Map(
    locales.flatMap((locale) =>
      templateTargets.map((target) => [targetName(target, locale), target] as const),
    ),
  )
