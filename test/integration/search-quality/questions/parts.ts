import type { NamedQuestion } from '../question.ts'

/** Texts with a word that the event does not have: the best part of the text is meant. */
export const parts: readonly NamedQuestion[] = [
  ['berlin marathon tickets', 'berlin-marathon'],
  ['london marathon registration', 'london-marathon'],
  ['boston marathon results', 'boston-marathon'],
  ['register new york city marathon', 'new-york-city-marathon'],
  ['anmeldung frankfurt marathon', 'frankfurt-marathon'],
  ['inscription marathon de paris', 'marathon-de-paris'],
  ['tokyo marathon lottery', 'tokyo-marathon'],
  ['vasaloppet startplats', 'vasaloppet'],
  ['utmb qualification points', 'utmb-mont-blanc'],
  ['the marathon in berlin', 'berlin-marathon'],
  ['hamburg marathon xyzzy', 'marathon-hamburg'],
  ['how long is badwater', 'badwater-135'],
  ['ironman kona hotels', 'ironman-world-championship-hawaii'],
  ['comrades marathon cutoff', 'comrades-marathon'],
  ['東京マラソン 抽選', 'tokyo-marathon'],
  ['московский марафон результаты', 'moskovskiy-marafon'],
]
