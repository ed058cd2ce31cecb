import * as v from 'valibot'
import { currencies } from '../../values/currencies.ts'
import {
  columnTargets,
  importFields,
  importRefusals,
  importRowStates,
  importStates,
} from '../../event/imports.ts'
import { sports } from '../../event/sports.ts'
import { textsOf } from '../texts-of.ts'

const option = v.strictObject({ value: v.string(), label: v.string() })

/** `GET /api/organiser/imports`: the start of the page, with the texts that its steps show. */
export const importsView = v.strictObject({
  organisations: v.array(option),
  earlier: v.array(
    v.strictObject({
      id: v.string(),
      source: v.string(),
      /** Day, and number of drafts. */
      about: v.string(),
      state: v.picklist(importStates),
    }),
  ),
  targets: v.array(option),
  /** Languages of names. */
  languages: v.array(option),
  sports: v.array(option),
  countries: v.array(option),
  currencies: v.array(option),
  /** Files with a heading per fact. */
  templates: v.array(v.strictObject({ format: v.picklist(['CSV', 'XLSX']), path: v.string() })),
  /** Sentence by reason of a refusal. */
  refusals: textsOf(importRefusals),
})

export type ImportsView = v.InferOutput<typeof importsView>

/** `GET /api/organiser/imports/{id}`: an import with a page of its rows. */
export const importView = v.strictObject({
  id: v.string(),
  state: v.picklist(importStates),
  source: v.string(),
  /** Number of rows, and the encoding. */
  about: v.string(),
  /** Encoding of a text that was read as the last that fits; null without a doubt. */
  encoding: v.nullable(v.string()),
  columns: v.array(
    v.strictObject({
      name: v.string(),
      sample: v.string(),
      target: v.nullable(v.picklist(columnTargets)),
    }),
  ),
  /** False for sources whose columns have a fixed meaning. */
  isMappable: v.boolean(),
  /** Facts that each row needs and that neither a column nor a default gives, in a sentence; empty if there are none. */
  lacking: v.string(),
  defaults: v.strictObject({
    language: v.nullable(v.string()),
    sport: v.nullable(v.picklist(sports)),
    country: v.nullable(v.string()),
    currency: v.nullable(v.picklist(currencies)),
  }),
  total: v.number(),
  unchecked: v.number(),
  /** Rows to write, and rows that were written. */
  ready: v.number(),
  written: v.number(),
  /** "6,400 of 10,000 rows" while drafts are written; else how many would be. */
  progress: v.string(),
  /** "Drafts created: 37." once there is nothing left to write; empty before. */
  created: v.string(),
  /** How many races of present events change, and how often which fact; empty if none does. */
  changes: v.string(),
  /** States that rows have, in the order of their chips. */
  states: v.array(v.strictObject({ state: v.picklist(importRowStates), label: v.string() })),
  /** Columns in which a row of the page has a text, and the names of the others. */
  headings: v.array(v.strictObject({ column: v.number(), name: v.string() })),
  emptyColumns: v.string(),
  rows: v.array(
    v.strictObject({
      number: v.number(),
      state: v.picklist(importRowStates),
      /** `isChanged` for one that changes a fact of the organisation's event. */
      cells: v.array(
        v.strictObject({ text: v.string(), isBad: v.boolean(), isChanged: v.boolean() }),
      ),
      /** Cells that are to be corrected: the fact, its text, what is wrong, and in how many rows. */
      corrections: v.array(
        v.strictObject({
          field: v.picklist(importFields),
          name: v.string(),
          text: v.string(),
          note: v.string(),
          /** "Apply to all 17 rows"; empty if this one is the only one. */
          applyAll: v.string(),
          /** Names of the fields for the coordinates of a place that is not known; null for other faults. */
          point: v.nullable(v.strictObject({ lat: v.string(), lon: v.string() })),
        }),
      ),
      /** Sentences about what will be done. */
      note: v.string(),
      /** Event of the catalogue that is probably the same. */
      href: v.nullable(v.string()),
    }),
  ),
  /** Page of the rows, from 1; the last one; and "Page 2 of 4", empty if there is one. */
  page: v.number(),
  pages: v.number(),
  position: v.string(),
  edited: v.array(v.string()),
})

export type ImportView = v.InferOutput<typeof importView>
