import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { clusterMark, mapView, pinMark } from '../../src/model/schemas/calendar/calendar-map.ts'
import {
  calendarRail,
  filterOption,
  sportOption,
} from '../../src/model/schemas/calendar/calendar-rail.ts'
import { dateBib, editionCard, savedView } from '../../src/model/schemas/event/edition-card.ts'
import {
  calendarAnswer,
  calendarView,
  meantCriteriaView,
  nearestCriteriaView,
} from '../../src/model/schemas/calendar/calendar.ts'
import { errorEnvelope } from '../../src/model/schemas/site/error.ts'
import { editionView } from '../../src/model/schemas/event/edition.ts'
import { eventAnswer } from '../../src/model/schemas/event/event.ts'
import { menuView, pageView } from '../../src/model/schemas/site/frame.ts'
import { homeView, seasonWeek } from '../../src/model/schemas/site/home.ts'
import { gridDay, monthGrid } from '../../src/model/schemas/calendar/month-grid.ts'
import {
  alternates,
  figure,
  group,
  hue,
  leg,
  sport,
  statusView,
} from '../../src/model/schemas/parts.ts'
import { organiserView } from '../../src/model/schemas/organiser/organiser.ts'
import { raceView } from '../../src/model/schemas/event/race.ts'
import { nearestSportsView, sportView } from '../../src/model/schemas/site/sport.ts'
import { suggestionView } from '../../src/model/schemas/site/suggestion.ts'

/** Schemas that are named components of the document. All others are written inline. */
const named: Record<string, v.GenericSchema> = {
  CalendarAnswer: calendarAnswer,
  CalendarView: calendarView,
  MapView: mapView,
  PinMark: pinMark,
  ClusterMark: clusterMark,
  MeantCriteriaView: meantCriteriaView,
  NearestCriteriaView: nearestCriteriaView,
  CalendarRail: calendarRail,
  MonthGrid: monthGrid,
  GridDay: gridDay,
  FilterOption: filterOption,
  SportOption: sportOption,
  EventAnswer: eventAnswer,
  EditionView: editionView,
  RaceView: raceView,
  EditionCard: editionCard,
  SuggestionView: suggestionView,
  OrganiserView: organiserView,
  SportView: sportView,
  NearestSportsView: nearestSportsView,
  HomeView: homeView,
  SeasonWeek: seasonWeek,
  MenuView: menuView,
  PageView: pageView,
  SavedView: savedView,
  StatusView: statusView,
  DateBib: dateBib,
  Figure: figure,
  Leg: leg,
  Alternates: alternates,
  Sport: sport,
  SportGroup: group,
  Hue: hue,
  ErrorEnvelope: errorEnvelope,
}

function without(schema: JsonSchema, keys: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)))
}

/** Valibot actions that JSON Schema cannot express; the description of the key mentions them. */
const inexpressibleActions = ['check', 'every_item']

const config: ConversionConfig = {
  target: 'draft-2020-12',
  ignoreActions: inexpressibleActions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    // Responses may gain fields, so only the site's tests validate them strictly.
    if (valibotSchema.type === 'strict_object') return without(jsonSchema, ['additionalProperties'])
    return valibotSchema.type === 'record' ? jsonSchema : null
  },
  // All patterns have the flag u, which JSON Schema implies.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' ? jsonSchema : null,
}

function convert(schema: v.GenericSchema, mode: 'input' | 'output'): JsonSchema {
  const written = toJsonSchema(schema, { ...config, typeMode: mode, definitions: named })
  return without(written, ['$schema', '$defs'])
}

/** The schema of a response: a reference if it is a named schema. */
export function responseSchema(schema: v.GenericSchema): JsonSchema {
  return convert(schema, 'output')
}

/** The named schemas. */
export function namedSchemas(): Record<string, JsonSchema> {
  const { $defs = {} } = toJsonSchema(errorEnvelope, {
    ...config,
    typeMode: 'output',
    definitions: named,
  })
  return Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [
      name,
      typeof schema === 'boolean' ? {} : schema,
    ]),
  )
}

/** A query parameter as a caller writes it. */
export interface Parameter {
  schema: JsonSchema
  description: string
  required: boolean
  allowEmptyValue: boolean
}

const isEmpty = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'const' in schema && schema.const === ''

/**
 * Removes the empty string, which forms without scripts send for empty fields; allowEmptyValue documents it instead.
 */
function withoutEmpty({ anyOf, default: byDefault, enum: words, ...rest }: JsonSchema): JsonSchema {
  const choices = anyOf?.filter((choice) => !isEmpty(choice))
  const [only] = choices ?? []
  return {
    ...(choices?.length === 1 && typeof only === 'object' ? only : {}),
    ...(choices !== undefined && choices.length > 1 ? { anyOf: choices } : {}),
    ...rest,
    ...(words === undefined ? {} : { enum: words.filter((word) => word !== '') }),
    ...(byDefault === undefined || byDefault === '' ? {} : { default: byDefault }),
  }
}

export function parameterOf(entry: v.GenericSchema): Parameter {
  const { description = '', ...schema } = convert(entry, 'input')
  const blank =
    schema.anyOf?.some(isEmpty) === true ||
    schema.enum?.includes('') === true ||
    schema.default === ''
  return {
    schema: withoutEmpty(schema),
    description,
    required: entry.type !== 'optional',
    allowEmptyValue: blank,
  }
}
