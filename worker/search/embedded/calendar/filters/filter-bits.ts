/**
 * One bit for each filter. Everything that fails a filter carries its bit, so that "passes all filters but this one" is
 * one operation: the options of a filter are counted over what passes all others.
 */
export const filterBits = {
  dates: 1,
  also: 1 << 1,
  expected: 1 << 2,
  country: 1 << 3,
  region: 1 << 4,
  city: 1 << 5,
  text: 1 << 6,
  format: 1 << 7,
  rating: 1 << 8,
  language: 1 << 9,
  organiser: 1 << 10,
  near: 1 << 11,
  box: 1 << 12,
  sport: 1 << 13,
  preset: 1 << 14,
  length: 1 << 15,
  gain: 1 << 16,
  effort: 1 << 17,
  signUp: 1 << 18,
  price: 1 << 19,
  team: 1 << 20,
  listed: 1 << 21,
  /** Failed by editions without races if there is a filter of races; only in `ScannedMonth.failing`. */
  anyRace: 1 << 22,
} as const
