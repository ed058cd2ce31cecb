import { expect, test } from 'vitest'
import { hasForeignLetters, localName, textOfEvent } from './local-name.ts'

const tbilisi = { text: 'თბილისი მარათონი', language: 'ka' }
const shown = (...query: Parameters<typeof localName>) => Object.values(localName(...query))

test('a name in the exact locale is shown before any other', () => {
  const names = { 'pt-BR': 'Maratona do Brasil', pt: 'Maratona de Portugal', en: 'Marathon' }
  expect(shown(tbilisi, names, 'pt-BR')).toEqual(['Maratona do Brasil', 'pt-BR'])
  expect(shown(tbilisi, names, 'pt')).toEqual(['Maratona de Portugal', 'pt'])
})

test('without an exact name a variant of the language is shown, in both directions', () => {
  expect(shown(tbilisi, { en: 'Marathon', pt: 'Maratona' }, 'pt-BR')).toEqual(['Maratona', 'pt'])
  expect(shown(tbilisi, { en: 'Marathon', 'pt-BR': 'Maratona' }, 'pt')).toEqual([
    'Maratona',
    'pt-BR',
  ])
})

test('without a name in the language English is shown, not the original', () => {
  expect(shown(tbilisi, { en: 'Tbilisi Marathon' }, 'fr')).toEqual(['Tbilisi Marathon', 'en'])
})

test('an original name counts in its own language, English included', () => {
  const skyrace = { text: 'Skyrace', language: 'en' }
  expect(shown(skyrace, { ja: 'スカイレース' }, 'fr')).toEqual(['Skyrace', 'en'])
  const berlin = { text: 'Berlin-Marathon', language: 'de' }
  expect(shown(berlin, { en: 'Berlin Marathon' }, 'de')).toEqual(['Berlin-Marathon', 'de'])
  const rio = { text: 'Maratona do Rio', language: 'pt-BR' }
  expect(shown(rio, { en: 'Rio Marathon' }, 'pt')).toEqual(['Maratona do Rio', 'pt-BR'])
})

test('with neither the language nor English the original is shown', () => {
  expect(shown(tbilisi, { de: 'Tiflis-Marathon' }, 'fr')).toEqual(Object.values(tbilisi))
})

test('Latin letters at an event of another script claim no language', () => {
  expect(textOfEvent('10km', 'ja').language).toBe('')
  expect(textOfEvent('マラソン', 'ja').language).toBe('ja')
  expect(textOfEvent('Halbmarathon', 'de').language).toBe('de')
  expect(hasForeignLetters('10 км')).toBe(true)
  expect(hasForeignLetters('Łódź 10 – «№ 1»')).toBe(false)
})
