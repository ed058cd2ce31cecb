import type { NamedQuestion } from '../question.ts'

/** Names written in Latin letters by their sound, and typed in the layout of another keyboard. */
export const transliterations: readonly NamedQuestion[] = [
  ['moskva marafon', 'moskovskiy-marafon'],
  ['moskovskiy marafon', 'moskovskiy-marafon'],
  ['moskovskij polumarafon', 'moskovskiy-polumarafon'],
  ['belye nochi', 'belye-nochi'],
  ['kazanskiy marafon', 'kazanskiy-marafon'],
  ['doroga zhizni', 'doroga-zhizni'],
  ['zolotoe koltso', 'golden-ring-ultra-trail'],
  ['rybinsk marafon', 'demino-ski-marathon'],
  ['kyivskyi marafon', 'kyivskyi-marafon'],
  ['vitosha', 'vitosha-100'],
  ['almaty marafon', 'almaty-marathon'],
  ['berlinskiy marafon', 'berlin-marathon'],
  ['londonskiy marafon', 'london-marathon'],
  ['marathonios athinas', 'athens-marathon'],
  ['imimarathonios athinas', 'athens-half-marathon'],
  ['marathonios rodou', 'marathonios-rodou'],
  ['spartathlon', 'spartathlon'],
  ['tokyo marason', 'tokyo-marathon'],
  ['osaka marason', 'osaka-marathon'],
  ['seoul maraton', 'seoul-international-marathon'],
  ['beijing malasong', 'beijing-marathon'],
  [',thkbycrbq vfhfajy', 'berlin-marathon'],
  ['vjcrjdcrbq vfhfajy', 'moskovskiy-marafon'],
  ['дщтвщт ьфкферщт', 'london-marathon'],
]
