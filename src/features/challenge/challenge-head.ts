import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { ChallengesView, ChallengeView, ProofView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const crumbs = (...more: { name: string; path: string }[]) => [
  { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
  { name: m.challenge_title(), path: hrefTo({ to: 'challenges' }) },
  ...more,
]

const itemList = (items: readonly { name: string; path: string }[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + path,
  })),
})

export function challengesHead({ challenges, alternates }: ChallengesView) {
  const items = challenges.map(({ title, path }) => ({ name: title, path }))
  return {
    title: m.challenge_title(),
    description: m.challenge_description(),
    alternates,
    cardList: 'challenges' as const,
    sheets: ['challenge'] as const,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [itemList(items, origin), breadcrumbList(crumbs(), origin)]
      : undefined,
  }
}

/** Head of a challenge. In a language that lacks texts it is not listed for search engines. */
export function challengeHead({
  title,
  summary,
  alternates,
  isComplete,
  next,
  phase,
  card,
}: ChallengeView) {
  const path = alternates[getLocale()] ?? ''
  const items = next.map(({ name, permalink }) => ({
    name,
    path: hrefTo({ to: 'event', permalink }),
  }))
  return {
    title,
    description: summary,
    alternates,
    card: { path: card, alt: title },
    indexable: isComplete && phase !== 'archived',
    sheets: ['challenge'] as const,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          {
            '@context': 'https://schema.org',
            '@type': 'WebPage',
            name: title,
            description: summary,
            url: origin + path,
          },
          itemList(items, origin),
          breadcrumbList(crumbs({ name: title, path }), origin),
        ]
      : undefined,
  }
}

/** Head of a certificate, whose address only its members give to others. */
export const proofHead = ({ challenge, sentence, alternates }: ProofView) => ({
  title: `${m.challenge_proof()} · ${challenge}`,
  description: sentence,
  alternates,
  indexable: false,
  referrer: 'no-referrer' as const,
  sheets: ['challenge'] as const,
})
