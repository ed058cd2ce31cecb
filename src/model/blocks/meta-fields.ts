import { groups, hues, sports } from '../event/sports.ts'
import { articleKinds } from './article-kinds.ts'
import { articleAuthors } from './article.ts'
import type { BlockField } from './block-fields.ts'
import type { metaKinds } from './content.ts'
import { helpSections } from './meta/help.ts'

type MetaKind = (typeof metaKinds)[number]

/** Fields of the facts that only one kind of document has, as the desk edits them. */
export const metaFields: Readonly<Record<MetaKind, readonly BlockField[]>> = {
  help: [
    { name: 'section', type: 'choice', options: helpSections },
    { name: 'rank', type: 'number' },
    { name: 'isCommon', type: 'flag' },
    { name: 'keywords', type: 'line', most: 200 },
  ],
  article: [
    { name: 'articleKind', type: 'choice', options: articleKinds },
    { name: 'author', type: 'choice', options: articleAuthors },
    { name: 'day', as: 'published', type: 'day' },
    { name: 'groups', type: 'set', options: groups },
    { name: 'subjects', type: 'permalinks' },
    { name: 'drawing', type: 'figure' },
    { name: 'sources', type: 'sources' },
    {
      name: 'corrections',
      type: 'entries',
      most: 20,
      fields: [
        { name: 'day', type: 'day' },
        { name: 'text', type: 'line', most: 300 },
      ],
    },
  ],
  landing: [
    { name: 'hue', type: 'choice', options: hues },
    {
      name: 'logos',
      type: 'entries',
      most: 24,
      numbered: 'ordinal',
      fields: [
        { name: 'ordinal', type: 'number' },
        { name: 'picture', type: 'picture' },
        { name: 'alt', as: 'partner', type: 'plain', most: 80 },
        { name: 'href', as: 'url', type: 'link' },
        { name: 'isClickable', type: 'flag' },
      ],
    },
  ],
  campaign: [
    { name: 'from', type: 'day' },
    { name: 'until', type: 'day' },
    { name: 'zone', type: 'plain', most: 60 },
  ],
  challenge: [
    { name: 'sport', type: 'choice', options: sports },
    { name: 'rank', type: 'number' },
    { name: 'closesOn', type: 'day' },
    { name: 'isArchived', type: 'flag' },
    { name: 'rule', type: 'rule' },
  ],
}
