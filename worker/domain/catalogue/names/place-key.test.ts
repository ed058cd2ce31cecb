import { expect, test } from 'vitest'
import { placeKey } from './place-key.ts'

test.each([
  ['Saint-Gervais-les-Bains', 'saint gervais les bains'],
  ['  Åndalsnes ', 'andalsnes'],
  ['Żory', 'zory'],
  ['GROẞ Köln', 'gross koln'],
  ['Αθήνα', 'αθηνα'],
  ['東京', '東京'],
  ['がま', 'がま'],
  ['서울', '서울'],
  ['L’Alpe d’Huez', 'l alpe d huez'],
  ['– ,', ''],
])('the key of %s is %s', (name, key) => {
  expect(placeKey(name)).toBe(key)
})
