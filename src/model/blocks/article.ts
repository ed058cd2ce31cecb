import * as v from 'valibot'
import { groups } from '../event/sports.ts'
import { isRealDate } from '../values/dates.ts'
import { articleKinds } from './article-kinds.ts'
import { figure, permalink } from './figure.ts'
import { href } from './href.ts'
import { key } from './key.ts'
import { lines, plainLine } from './plain-text.ts'

/** The author of an article by role: the site's desk, or the organiser of the event. */
export const articleAuthors = ['desk', 'organiser'] as const

const isoDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isRealDate, 'must be a day of the calendar: 2026-11-24'),
)

const source = v.strictObject({
  /** A page of another site, or a path of this one. */
  url: href,
  /** As the page is called, in its language. */
  title: plainLine(160),
  readOn: isoDay,
})

const correction = v.strictObject({
  key,
  day: v.nullable(isoDay),
  text: lines(300),
})

/** The facts of an article besides its texts. */
export const article = v.strictObject({
  articleKind: v.picklist(articleKinds),
  /** First day on which it is published, which may lie ahead; null for the day on which it is published first. */
  day: v.nullable(isoDay),
  /** Groups of sports whose lists have it; none for an article about all sports. */
  groups: v.pipe(v.array(v.picklist(groups)), v.maxLength(groups.length)),
  /** Events that it is about: their pages and followers have it. */
  subjects: v.pipe(v.array(permalink), v.maxLength(20)),
  /** Pages that its statements were read on; publishing requires one. */
  sources: v.pipe(v.array(source), v.maxLength(40)),
  author: v.picklist(articleAuthors),
  /** The drawing at its head, in lists and on its social card. */
  drawing: v.nullable(figure),
  corrections: v.pipe(v.array(correction), v.maxLength(20)),
})

export type Article = v.InferOutput<typeof article>

export const emptyArticle: Article = {
  articleKind: 'how-to',
  day: null,
  groups: [],
  subjects: [],
  sources: [],
  author: 'desk',
  drawing: null,
  corrections: [],
}

/** A correction without any statement. */
export const correctionTemplate = { day: null, text: {} }
