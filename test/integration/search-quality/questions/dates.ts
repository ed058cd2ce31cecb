import type { NamedQuestion } from '../question.ts'

/** Names with a year, a month or both. */
export const dates: readonly NamedQuestion[] = [
  ['berlin marathon 2027', 'berlin-marathon'],
  ['london marathon 2027', 'london-marathon'],
  ['2027 boston marathon', 'boston-marathon'],
  ['tokyo marathon 2027', 'tokyo-marathon'],
  ['東京マラソン2027', 'tokyo-marathon'],
  ['北京马拉松 2027', 'beijing-marathon'],
  ['서울 마라톤 2027', 'jtbc-seoul-marathon seoul-international-marathon'],
  ['vasaloppet 2028', 'vasaloppet'],
  ['ironman hawaii 2026', 'ironman-world-championship-hawaii'],
  ['utmb 2027', 'utmb-mont-blanc'],
  ['marathon paris april', 'marathon-de-paris'],
  ['marathon paris avril 2027', 'marathon-de-paris'],
  ['half marathon berlin april', 'berliner-halbmarathon'],
  ['berlin september marathon', 'berlin-marathon'],
  ['boston april', 'boston-marathon'],
  ['halbmarathon berlin april', 'berliner-halbmarathon'],
  ['москва марафон сентябрь', 'moskovskiy-marafon'],
  ['chicago oktober', 'chicago-marathon'],
  ['new york november marathon', 'new-york-city-marathon'],
  ['comrades juni', 'comrades-marathon'],
  ['maratón valencia diciembre', 'maraton-valencia'],
  ['大阪マラソン 2月', 'osaka-marathon'],
]
