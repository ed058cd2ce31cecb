import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { longDate, number } from '../../../src/i18n/format.ts'
import { bracketed, joined } from '../../../src/i18n/joins.ts'
import { locales, localeTable, type Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import { countryCodes } from '../../geo/countries.ts'
import { currencies } from '../../../src/model/values/currencies.ts'
import {
  columnTargets,
  requiredImportFields,
  type ImportField,
  type ImportRowState,
} from '../../../src/model/event/imports.ts'
import type { ImportsView, ImportView } from '../../../src/model/schemas/organiser/imports.ts'
import { sports } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ImportPage } from '../../domain/organisers/imports/find-import.ts'
import type { ImportRecord } from '../../domain/organisers/imports/import-record.ts'
import type { ListedImport } from '../../domain/organisers/imports/list-imports.ts'
import { correctionsOf } from './import-corrections.ts'
import { rowNote } from './import-note.ts'
import { fieldName, refusalTexts, stateNames, targetName } from './import-words.ts'

const byLabel =
  (locale: Locale) =>
  (one: { label: string }, other: { label: string }): number =>
    one.label.localeCompare(other.label, locale)

/** The start of the page for imports, with the texts of its steps. */
export function presentImports(
  organisations: readonly { permalink: string; name: string }[],
  earlier: readonly ListedImport[],
  locale: Locale,
): ImportsView {
  return {
    organisations: organisations.map(({ permalink, name }) => ({ value: permalink, label: name })),
    earlier: earlier.map(({ id, source, state, createdAt, drafts }) => ({
      id,
      source,
      state,
      about: joined(
        [
          longDate(createdAt.slice(0, 10), locale),
          bracketed(m.import_state_written({}, { locale }), number(drafts, locale), locale),
        ],
        locale,
      ),
    })),
    targets: columnTargets.map((value) => ({ value, label: targetName(value, locale) })),
    languages: locales.map((value) => ({ value, label: localeTable[value].name })),
    sports: sports
      .map((value) => ({ value, label: sportName(value, locale) }))
      .toSorted(byLabel(locale)),
    countries: Object.keys(countryCodes)
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted(byLabel(locale)),
    currencies: currencies.map((value) => ({ value, label: value })),
    templates: (['CSV', 'XLSX'] as const).map((format) => ({
      format,
      path: `/api/organiser/imports/template?format=${format.toLowerCase()}&locale=${locale}`,
    })),
    refusals: refusalTexts(locale),
  }
}

const shownStates = Object.keys(stateNames).filter(
  (state): state is Exclude<ImportRowState, 'unchecked' | 'read'> => state in stateNames,
)

/** "Races that will change: 12. Facts: First day (3), Price (9)." */
function changesText({ changedRaces, changes }: ImportPage, locale: Locale): string {
  if (changedRaces === 0) return ''
  const facts = changes.map(({ field, count }) =>
    bracketed(fieldName(field, locale), number(count, locale), locale),
  )
  const races = number(changedRaces, locale)
  return m.import_changes({ races, facts: joined(facts, locale) }, { locale })
}

/** The facts that each row needs and that neither a column nor a default gives. */
function lackText({ mapping, defaults, kind }: ImportRecord, locale: Locale): string {
  const has = (field: ImportField): boolean =>
    mapping.some((target) => target !== null && target.split('.')[0] === field)
  const lacks = requiredImportFields.filter((field) => {
    if (field === 'city' && has('lat') && has('lon')) return false
    return !has(field) && !(field === 'sport' && defaults.sport !== null)
  })
  if (lacks.length === 0 || (kind !== 'csv' && kind !== 'xlsx')) return ''
  const columns = joined(
    lacks.map((field) => fieldName(field, locale)),
    locale,
  )
  return m.import_lacking({ columns }, { locale })
}

/** An import with a page of its rows. */
export function presentImport(record: ImportRecord, found: ImportPage, locale: Locale): ImportView {
  const { id, state, source, encoding, columns, mapping, defaults } = record
  const { counts, events, drafts, rows, equal, page, pages, edited, sample } = found
  const of = (...states: ImportRowState[]): number =>
    states.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0)
  const rowsText = m.import_rows({ rows: number(total, locale) }, { locale })
  const [ready, written] = [of('new', 'changed'), of('written')]
  const left = of('mend', 'duplicate', 'out', 'same', 'kept')
  const isWriting = state === 'writing' && ready > 0
  const known = mapping.flatMap((target, column) =>
    target === null ? [] : [{ column, target, name: targetName(target, locale) }],
  )
  const isFilled = ({ column }: { column: number }): boolean =>
    rows.some(({ cells }) => (cells[column] ?? '') !== '')
  const shown = known.filter(isFilled)
  const empty = known.filter((each) => !isFilled(each)).map(({ name }) => name)
  return {
    id,
    state,
    source,
    about: joined([rowsText, ...(encoding === null ? [] : [encoding])], locale),
    encoding: encoding === 'Windows-1252' ? encoding : null,
    columns: columns.map((name, index) => ({
      name,
      sample: sample[index] ?? '',
      target: mapping[index] ?? null,
    })),
    isMappable: record.kind === 'csv' || record.kind === 'xlsx',
    lacking: lackText(record, locale),
    defaults,
    total,
    unchecked: of('unchecked', 'read'),
    ready,
    written,
    progress: isWriting
      ? m.import_progress(
          { done: number(written, locale), total: number(written + ready, locale) },
          { locale },
        )
      : m.import_counts(
          {
            events: number(events, locale),
            ready: number(ready, locale),
            left: number(left, locale),
          },
          { locale },
        ),
    created:
      written === 0 || ready > 0
        ? ''
        : m.import_created({ drafts: number(drafts, locale) }, { locale }),
    changes: changesText(found, locale),
    states: shownStates
      .filter((each) => of(each) > 0)
      .map((each) => ({
        state: each,
        label: bracketed(stateNames[each]({}, { locale }), number(of(each), locale), locale),
      })),
    headings: shown.map(({ column, name }) => ({ column, name })),
    emptyColumns:
      empty.length === 0 || rows.length === 0
        ? ''
        : m.import_empty_columns({ columns: joined(empty, locale) }, { locale }),
    rows: rows.map((row) => ({
      number: row.number,
      state: row.state,
      cells: shown.map(({ column, target }) => ({
        text: row.cells[column] ?? '',
        isBad: row.faults.some(({ field }) => field === target.split('.')[0]),
        isChanged: row.outcome?.changed.some((field) => field === target.split('.')[0]) ?? false,
      })),
      corrections: correctionsOf(row, { mapping, equal }, locale),
      note: rowNote(row, locale),
      href:
        row.permalink === null || row.state !== 'duplicate'
          ? null
          : pathOf({ to: 'event', permalink: row.permalink }, locale),
    })),
    page,
    pages,
    position:
      pages === 1
        ? ''
        : m.page_position({ page: number(page, locale), pages: number(pages, locale) }, { locale }),
    edited,
  }
}
