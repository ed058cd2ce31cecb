import { expect, test } from 'vitest'
import { countryName } from '../../src/i18n/countries/country-names.ts'
import { type Locale, locales } from '../../src/model/locales.ts'
import { countryCodes } from '../../worker/geo/countries.ts'
import { neverTerms, neverTermsOf, termPattern } from './never-terms.ts'
import { faults, formsOf } from './read-messages.ts'
import { textRules } from './text-rules.ts'
import { typographyFaults } from './typography-faults.ts'

/** The words, the form of address and the typography of the messages, by docs/glossary. */

/** A text without the names of its placeholders. */
const words = (text: string): string => text.replaceAll(/\{\w+\}/gu, '{}')

function wordFaults(locale: Locale): string[] {
  const terms = neverTermsOf(locale).map((row) => ({ ...row, pattern: termPattern(row.term) }))
  return faults(locale, (key, message) => {
    const found = terms.filter(
      ({ except, pattern }) =>
        !except.includes(key) && formsOf(message).some((text) => pattern.test(words(text))),
    )
    if (found.length === 0) return null
    return found.map(({ term, instead }) => `“${term}”, better “${instead}”`).join('; ')
  })
}

test.each(locales)('%s uses no word of the column Never of its glossary page', (locale) => {
  expect(wordFaults(locale)).toEqual([])
})

test.each(locales)('%s addresses the reader in one form', (locale) => {
  const { otherAddress } = textRules[locale]
  const mixed = faults(locale, (_, message) => {
    const found = formsOf(message).map((text) => otherAddress?.exec(words(text))?.[0])
    return found.find((word) => word !== undefined) ?? null
  })
  expect(mixed).toEqual([])
})

test.each(locales)('%s has the quotation marks and spaces of its language', (locale) => {
  const wrong = faults(locale, (_, message) => {
    const found = formsOf(message).flatMap((text) => typographyFaults(text, textRules[locale]))
    return found.length === 0 ? null : found.join(', ')
  })
  expect(wrong).toEqual([])
})

test.each(locales)('country names of %s have the typography of their language', (locale) => {
  const wrong = Object.keys(countryCodes).flatMap((code) => {
    const found = typographyFaults(countryName(code, locale), textRules[locale])
    return found.length === 0 ? [] : [`${locale} ${code}: ${found.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

test('a row of Never matches whole words, with … any ending, in any case if it is in lower case', () => {
  const page = [
    '| Never | Instead | Except |',
    '|---|---|---|',
    '| Sitzung | Gerät | `profile_sessions_text` |',
    '',
    '| Other | Table |',
  ]
  expect(neverTerms(page.join('\n'))).toEqual([
    { term: 'Sitzung', instead: 'Gerät', except: ['profile_sessions_text'] },
  ])
  expect(termPattern('Rennen').test('Das Rennen beginnt.')).toBe(true)
  expect(termPattern('Rennen').test('Rollstuhlrennen')).toBe(false)
  expect(termPattern('Rennen').test('zum rennen')).toBe(false)
  expect(termPattern('geplant…').test('Geplanter Termin')).toBe(true)
  expect(termPattern('会话').test('当前会话数')).toBe(true)
})

test('control: each rule of typography finds its fault', () => {
  const { de, es, fr, nl } = textRules
  expect(typographyFaults('Sag "ja" ...', de)).toEqual([
    '" " instead of „“‚‘',
    '... instead of …',
    'a space before .',
  ])
  expect(typographyFaults('in {minutes} min', de)).toEqual(['a plain space before a unit'])
  expect(typographyFaults('in {minutes}\u{A0}min, 10–12 Uhr', de)).toEqual([])
  expect(typographyFaults("pagina's - lijst", nl)).toEqual([
    "' instead of ’",
    'a hyphen instead of a dash',
  ])
  expect(typographyFaults('Prix : 5 ? Non; « oui »', fr)).toEqual([
    'no no-break space before :',
    'no no-break space before ?',
    'no no-break space before ;',
    'no no-break space before »',
    'no no-break space after «',
  ])
  expect(typographyFaults('Adresse\u{A0}: https://exemple.fr', fr)).toEqual([])
  expect(typographyFaults('bis 10 000 Zeilen', de)).toEqual(['a plain space between thousands'])
  expect(typographyFaults('Cómo?', es)).toEqual(['no ¿ before the question'])
})

test('control: the other form of address is found, the third person is not', () => {
  expect(textRules.de.otherAddress?.test('Bestätigen Sie die Adresse.')).toBe(true)
  expect(textRules.de.otherAddress?.test('Position? Sie bleibt im Tab.')).toBe(false)
  expect(textRules.fr.otherAddress?.test('Ton compte est prêt.')).toBe(true)
  expect(textRules.fr.otherAddress?.test('Votre compte est prêt.')).toBe(false)
})

test.each([
  ['pl', 'Kalendarz w kieszeni', 'a plain space after a one-letter word'],
  ['pl', 'Jeden mail', 'mail instead of e-mail'],
  ['ru', 'Курс — оценка', 'no no-break space before —'],
  ['ru', 'до 8000', 'no space between thousands'],
  ['ru', 'Дата: {date}. Выход', 'a full stop after a date, which ends in one'],
  ['zh', '赛事,比赛', 'ASCII punctuation beside Chinese'],
  ['zh', '赛事: {date}', 'ASCII punctuation beside Chinese'],
  ['zh', '请 {minutes}分钟后', 'a space beside Chinese'],
  ['zh', '登录 Startline', 'a space beside Chinese'],
  ['zh', '{year} {name}', 'a space beside Chinese'],
  ['zh', '正在加载…', 'a single …'],
  ['zh', '请选择国家', '国家 without 地区'],
  ['ja', 'ログイン(Google)', 'ASCII punctuation beside Japanese'],
  ['ja', 'ログイン (Google)', 'a space beside Japanese'],
  ['ja', '{email} 宛て', 'a space beside Japanese'],
  ['ja', 'ブラウザで', 'ブラウザ without ー'],
  ['ko', '{name}은 없습니다', 'a particle that depends on the sound of a placeholder'],
  ['ko', '8 MB까지', 'a space before a unit'],
  ['ko', '1일 ~ 2일', 'a space beside ~'],
  ['th', 'บันทึกแล้ว.', 'a full stop'],
  ['th', 'ตั้งแต่ปี 2003', 'a year that is not Buddhist'],
  ['th', 'อื่น ๆ', 'no no-break space before ๆ'],
] as const)('control: in %s “%s” has %s', (locale, text, fault) => {
  expect(typographyFaults(text, textRules[locale])).toContain(fault)
})

test.each([
  ['pl', 'Widzę w\u{A0}nim e-mail: 8\u{A0}MB'],
  ['ru', 'Цены\u{A0}— оценка: 1\u{A0}500\u{A0}м'],
  ['zh', '日历文件（.ics），8\u{A0}MB，84个国家和地区……'],
  ['ja', 'カレンダー（.ics）：{email}宛て、30\u{A0}km'],
  ['ko', '{name} 대회: 30km, 1일~2일({day})'],
  ['th', 'ระยะ 30\u{A0}กม. อื่น\u{A0}ๆ ปี 2570'],
] as const)('control: in %s “%s” has no fault', (locale, text) => {
  expect(typographyFaults(text, textRules[locale])).toEqual([])
})

test.each([
  ['pl', 'To jest Twoje konto', 'To jest twoje konto'],
  ['ru', 'Мы видим Вас', 'Мы видим вас'],
  ['ru', 'Твой аккаунт', 'Ваш аккаунт'],
  ['tr', 'Etkinliklerinizi düzenle', 'Etkinliklerini düzenle'],
  ['tr', 'Sizi ayıran', 'Seni ayıran'],
  ['id', 'posisi Anda', 'posisimu'],
  ['id', 'Kirimi aku', 'Kirim ke saya'],
  ['zh', '您的账号', '你的账号'],
  ['ko', '우리 서버', '저희 서버'],
] as const)(
  'control: in %s “%s” is the other form of address, “%s” is not',
  (locale, other, own) => {
    expect(textRules[locale].otherAddress?.test(other)).toBe(true)
    expect(textRules[locale].otherAddress?.test(own)).toBe(false)
  },
)
