/** Sports, their groups and their hues. Codes are those of spec §9; groups and sports are in menu order. */

/** Spec §9: sport codes 0 to 32. The key is stable: it names messages, icons and words of URLs. */
export const sportCodes = {
  run: 0,
  walk: 1,
  nordic_walk: 2,
  mtb: 3,
  canoeing: 4,
  kayaking: 5,
  obstacle: 6,
  run_bike: 7,
  duathlon: 8,
  triathlon: 9,
  raid: 10,
  cycling: 11,
  swimrun: 12,
  aquathlon: 13,
  dog_run: 14,
  wheelchair: 15,
  orienteering: 16,
  swimming: 17,
  inline_skating: 18,
  sup: 19,
  aquabike: 20,
  rafting: 21,
  alpine_skiing: 22,
  telemark: 23,
  xc_skiing: 24,
  ski_orienteering: 25,
  skimo: 26,
  ski_jumping: 27,
  cyclocross: 28,
  nordic_skating: 29,
  trail: 30,
  gravel: 31,
  paddle_triathlon: 32,
} as const

export type Sport = keyof typeof sportCodes

/** Menu groups of spec §9, in the order of the main menu (spec §2.4), each with its sports in menu order. */
export const sportGroups = {
  run: ['run', 'trail', 'obstacle'],
  cycling: ['cycling', 'gravel', 'mtb', 'cyclocross'],
  water: ['swimming', 'sup', 'kayaking', 'canoeing', 'rafting'],
  winter: [
    'xc_skiing',
    'alpine_skiing',
    'skimo',
    'telemark',
    'ski_orienteering',
    'ski_jumping',
    'nordic_skating',
  ],
  other: ['walk', 'nordic_walk', 'orienteering', 'inline_skating', 'dog_run', 'wheelchair'],
  multi: [
    'triathlon',
    'duathlon',
    'swimrun',
    'aquathlon',
    'aquabike',
    'run_bike',
    'raid',
    'paddle_triathlon',
  ],
} as const satisfies Record<string, readonly Sport[]>

export type SportGroup = keyof typeof sportGroups

/** Colours of the design: one for each of the six groups, and one for trail, which is in the group run. */
export const hues = ['run', 'trail', 'cycling', 'water', 'multi', 'winter', 'other'] as const
export type Hue = (typeof hues)[number]

export const sports = Object.keys(sportCodes).filter((key): key is Sport => key in sportCodes)
export const groups = Object.keys(sportGroups).filter(
  (key): key is SportGroup => key in sportGroups,
)

const sportByCode = new Map<number, Sport>(sports.map((sport) => [sportCodes[sport], sport]))

const groupOfSport = new Map<Sport, SportGroup>(
  groups.flatMap((group) => sportGroups[group].map((sport): [Sport, SportGroup] => [sport, group])),
)

/** Sport of a code; null for a code outside the spec (the caller shows the fallback icon). */
export function sportOfCode(code: number): Sport | null {
  return sportByCode.get(code) ?? null
}

export function groupOf(sport: Sport): SportGroup {
  return groupOfSport.get(sport) ?? 'other'
}

export function hueOf(sport: Sport | null): Hue {
  if (sport === null) return 'other'
  return sport === 'trail' ? 'trail' : groupOf(sport)
}

export function isSport(word: string): word is Sport {
  return Object.hasOwn(sportCodes, word)
}

export function isSportGroup(word: string): word is SportGroup {
  return Object.hasOwn(sportGroups, word)
}
