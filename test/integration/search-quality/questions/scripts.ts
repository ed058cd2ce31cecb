import type { NamedQuestion } from '../question.ts'

/** Texts in two scripts. */
export const scripts: readonly NamedQuestion[] = [
  ['東京 marathon', 'tokyo-marathon'],
  ['tokyo マラソン', 'tokyo-marathon'],
  ['berlin マラソン', 'berlin-marathon'],
  ['ベルリン marathon', 'berlin-marathon'],
  ['서울 marathon', 'seoul-international-marathon'],
  ['seoul 마라톤', 'seoul-international-marathon'],
  ['北京 marathon', 'beijing-marathon'],
  ['paris 马拉松', 'marathon-de-paris'],
  ['chicago марафон', 'chicago-marathon'],
  ['берлин marathon', 'berlin-marathon'],
  ['москва marathon', 'moskovskiy-marafon'],
  ['เชียงใหม่ marathon', 'chiang-mai-marathon'],
  ['bangkok มาราธอน', 'amazing-thailand-marathon-bangkok'],
  ['hawaii アイアンマン', 'ironman-world-championship-hawaii'],
  ['jtbc 서울', 'jtbc-seoul-marathon'],
  ['サロマ湖 100km', 'lake-saroma-ultramarathon'],
  ['mt 富士', 'mt-fuji-100 mt-fuji-hill-climb'],
  ['αθήνα marathon', 'athens-marathon'],
]
