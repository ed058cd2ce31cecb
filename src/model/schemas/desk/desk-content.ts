import * as v from 'valibot'
import { locales } from '../../locales.ts'

/**
 * A document as the desk edits it: like `ContentDocument`, with running text as Markdown, and without its limits, which the
 * server checks. Text that breaks a limit can be stored in a browser, so that nothing that was typed is lost.
 */
export const deskContent = v.looseObject({
  title: v.record(v.picklist(locales), v.string()),
  summary: v.record(v.picklist(locales), v.string()),
  blocks: v.array(v.looseObject({ key: v.string(), kind: v.string() })),
})

export type DeskContent = v.InferOutput<typeof deskContent>
