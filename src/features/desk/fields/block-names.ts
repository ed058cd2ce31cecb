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
}

export const fieldName = (name: string): string => fieldNames[name]?.() ?? name
