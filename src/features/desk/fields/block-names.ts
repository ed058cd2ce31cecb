import { articleKindMessages } from '../../../i18n/article-kind-messages.ts'
import { groupMessages, sportMessages } from '../../../i18n/code-messages.ts'
import type { figureKinds } from '../../../model/blocks/block-fields.ts'
import { m } from '../../../paraglide/messages.js'

/** Names of the kinds of blocks; one of another kind is unknown here. */
export const blockNames: Readonly<Record<string, () => string>> = {
  text: m.desk_field_text,
  intro: m.desk_block_intro,
  images: m.desk_block_images,
  links: m.desk_block_links,
  button: m.desk_block_button,
  spacer: m.desk_block_spacer,
  list: m.desk_block_list,
  event: m.desk_block_event,
  figure: m.desk_block_figure,
}

export const blockName = (kind: string): string => (blockNames[kind] ?? m.desk_block_unknown)()

/** Names of fields, of the document and of its blocks. */
const fieldNames: Readonly<Record<string, () => string>> = {
  title: m.desk_field_title,
  summary: m.desk_field_summary,
  text: m.desk_field_text,
  above: m.desk_field_above,
  header: m.desk_field_header,
  subtext: m.desk_field_subtext,
  label: m.desk_field_label,
  url: m.desk_field_url,
  urls: m.desk_field_urls,
  alignment: m.desk_field_alignment,
  extraWide: m.desk_field_wide,
  size: m.desk_field_size,
  calendar: m.desk_field_calendar,
  rows: m.desk_field_rows,
  empty: m.desk_field_empty,
  event: m.desk_field_event,
  caption: m.desk_field_caption,
  blocks: m.desk_blocks,
  picture: m.desk_field_picture,
  pictures: m.editor_pictures,
  cells: m.desk_field_cells,
  fullwidth: m.desk_field_fullwidth,
  alt: m.desk_field_alt,
  credit: m.media_credit,
  licence: m.media_licence,
  logo: m.organisation_logo,
  figure: m.desk_field_drawing,
  section: m.desk_field_section,
  rank: m.desk_field_rank,
  isCommon: m.desk_field_common,
  keywords: m.desk_field_keywords,
  articleKind: m.desk_field_kind,
  author: m.desk_field_author,
  published: m.desk_field_published,
  day: m.checkout_day,
  groups: m.nav_sports,
  subjects: m.desk_field_subjects,
  drawing: m.desk_field_drawing,
  sources: m.article_sources,
  corrections: m.moderation_corrections,
  hue: m.desk_field_hue,
  logos: m.desk_field_logos,
  ordinal: m.desk_field_rank,
  partner: m.desk_field_partner,
  isClickable: m.desk_field_clickable,
  from: m.editor_date,
  until: m.editor_end_date,
  zone: m.fact_zone,
  sport: m.filter_sport,
  closesOn: m.desk_field_closes,
  isArchived: m.desk_field_archived,
  rule: m.challenge_rules,
}

export const fieldName = (name: string): string => fieldNames[name]?.() ?? name

/** Names of the kinds of drawings. */
export const figureNames = {
  bars: m.desk_figure_bars,
  season: m.desk_figure_season,
  'usual-date': m.desk_figure_usual,
  'next-start': m.desk_figure_next,
  plate: m.desk_figure_plate,
  count: m.desk_figure_count,
} satisfies Record<(typeof figureKinds)[number], () => string>

const optionNames: Readonly<Record<string, () => string>> = {
  start: m.desk_align_start,
  centre: m.desk_align_centre,
  ...articleKindMessages,
  desk: m.article_desk,
  organiser: m.article_organiser,
  finding: m.help_section_finding,
  facts: m.help_section_facts,
  entering: m.help_section_entering,
  account: m.help_section_account,
  reviews: m.help_section_reviews,
  organisers: m.help_section_organisers,
  ...sportMessages,
  ...groupMessages,
  own: m.media_licence_own,
  'cc-by-4.0': () => 'CC BY 4.0',
  'cc-by-sa-4.0': () => 'CC BY-SA 4.0',
  'cc0-1.0': () => 'CC0 1.0',
}

/** Name of a value of a choice; the value itself for a number. */
export const optionName = (value: string | number): string =>
  optionNames[value]?.() ?? String(value)
