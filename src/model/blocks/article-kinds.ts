/**
 * Kinds of articles in the order of the page, which are English words of its paths. Every hydrated page writes paths, so this
 * file imports no schemas.
 */
export const articleKinds = ['dates', 'how-to', 'focus', 'interviews', 'press'] as const
export type ArticleKind = (typeof articleKinds)[number]
