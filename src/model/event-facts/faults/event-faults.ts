import { readMailAddress } from '../../members/mail-address.ts'
import type { EventFacts, PlaceFacts } from '../../schemas/event/event-facts.ts'
import { webAddressMaximumCharacters } from '../../values/web-address.ts'
import { brokenRules, isFraction, isLinkFault, type FactFaults, type Rule } from './fault-codes.ts'

/** Longest name of an event. */
const eventNameMaximumCharacters = 160
const oldestYear = 1800
const latestYear = 2100

const links = ['url', 'facebook', 'instagram', 'twitter', 'youtube'] as const

export function faultsOfEvent(facts: EventFacts): FactFaults {
  const { name, nameLanguage, names, contactEmail, since } = facts
  return {
    ...brokenRules('', [
      ['name', 'required', name === null || name.trim() === ''],
      ['name', 'too-long', (name ?? '').length > eventNameMaximumCharacters],
      ['nameLanguage', 'required', nameLanguage === null],
      ...Object.entries(names).map(([locale, text]): Rule => [
        `names.${locale}`,
        'too-long',
        text.length > eventNameMaximumCharacters,
      ]),
      ...links.flatMap((link) => linkRules(link, facts[link])),
      [
        'contactEmail',
        'email-invalid',
        contactEmail !== null && readMailAddress(contactEmail) === null,
      ],
      [
        'since',
        'invalid',
        since !== null && (isFraction(since) || since < oldestYear || since > latestYear),
      ],
      ['editions', 'required', facts.editions.length === 0],
    ]),
    ...brokenRules('place.', placeRules(facts.place)),
  }
}

export const linkRules = (path: string, url: string | null): Rule[] => [
  [path, 'url', isLinkFault(url)],
  [path, 'too-long', (url ?? '').length > webAddressMaximumCharacters],
]

export const placeRules = ({ cityId, town, lat, lon }: PlaceFacts): Rule[] => [
  // The city of a town follows from its pin.
  ['cityId', 'required', cityId === null && town === null],
  ['lat', 'pin-missing', town !== null && lat === null && lon === null],
  ['lat', 'required', lat === null && lon !== null],
  ['lon', 'required', lon === null && lat !== null],
]
