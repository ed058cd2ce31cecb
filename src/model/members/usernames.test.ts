import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lineOf } from '../values/form.ts'
import { personNameMaximumCharacters } from '../values/limits.ts'
import { organisationNameField, usernameField } from '../schemas/account/members.ts'
import { mentionsOfficial } from './official-names.ts'
import { usernameFault } from './usernames.ts'

const username = usernameField
const firstname = lineOf(personNameMaximumCharacters)
const faultOf = (schema: v.GenericSchema, text: string) =>
  v.safeParse(schema, text).issues?.[0].message

test.each([
  'ines',
  'Inês',
  '田中-花子',
  'runner田中',
  '太郎ラン',
  '김철수',
  'ก้อง',
  'विजय',
  'Марина',
  'Ελένη',
  '_ines_',
  'x',
  '7',
])('%j can be a username', (name) => {
  expect(faultOf(username, name)).toBeUndefined()
})

test.each([
  '.',
  '..',
  '-',
  '__proto__',
  'constructor',
  'ADMIN',
  'ad.min',
  'ａｄｍｉｎ',
  'ｐａｙｐａｌ',
  'ﬁnisher',
  'Moderator',
  'startline',
  'Start-Line_support',
  'support',
])('%j is reserved', (name) => {
  expect(faultOf(username, name)).toBe('username-reserved')
})

test.each(['pаypal', 'раypal', 'Mаrina', 'Οlga', 'Маrina'])(
  '%j, of letters of two alphabets, looks like another name',
  (name) => {
    expect(usernameFault(name)).toBe('username-reserved')
  },
)

test.each(['ines\u200b', 'in\u3164es', 'a\u034fb', 'a@b', 'a/b'])(
  '%j has signs that no username has',
  (name) => {
    expect(usernameFault(name)).toBe('username-invalid')
  },
)

test.each(['\u200b', '\u200b \u200d', '\u3164', '\u2800', '\u00ad', '\u0301'])(
  'the invisible name %j counts as missing',
  (name) => {
    expect(faultOf(firstname, name)).toBe('required')
    expect(faultOf(organisationNameField, name)).toBe('required')
  },
)

test('a name with visible characters is unchanged', () => {
  expect(v.parse(firstname, 'क्\u200dष')).toBe('क्\u200dष')
})

test.each([
  'Startline',
  'Start-Line Events',
  'Admin',
  'Bоston Athletic Association',
  'Вerlin Мarathon e.V.',
  'BMW Berlin-Marathon (official)',
  'Valencia OFFICIAL',
  'HYROX – Official',
  'Official race website',
  'Página web oficial de la Federación',
  'Inscripciones oficiales Behobia',
  'Официальный сайт Федерации',
  '【公式】湘南国際',
  '【官方】杭州',
  '대한육상연맹 공식',
  'Seelauf Zürich (offiziell)',
  'SCC Events (verified)',
  'Federación de Montaña verificada',
  'Berlin Marathon ✓',
  'Ｏｆｆｉｃｉａｌ Run',
  'Le site officiel du marathon',
  'Course vérifiée',
  'Offizieller Veranstalter',
  'Maratón Oficial',
  'Sito ufficiale',
  'Corrida oficial',
  'Bieg oficjalny',
  'Officiella loppet',
  'Officiële loop',
  'Resmî Koşu',
  'Lari resmi',
  'Официальный марафон',
  '东京马拉松官方',
  '東京マラソン公式',
  '공식 마라톤',
  'วิ่งอย่างเป็นทางการ',
])('%j cannot be the name of an organisation', (name) => {
  expect(faultOf(organisationNameField, name)).toBe('organisation-name-reserved')
})

test.each([
  'SCC Events',
  'Клуб «Run Samara»',
  'Московский марафон',
  '5½ Hills',
  '走ろう会',
  'ΣΕΓΑΣ Run',
  'Race Officials United',
  'Colegio Oficial de Arquitectos de Madrid',
  'Federación Navarra Oficial de Carreras de Montaña',
  'Col·legi Oficial de Metges',
  'Escola Oficial de Corrida de Lisboa',
  'Federazione Ufficiale Cronometristi',
  'Fédération officielle de course en montagne',
  'Offizieller Landesverband der Laufvereine',
  'Oficjalny Klub Maratończyka',
  'Officiella Löparförbundet',
  'Officiële Bond van Wandelaars',
  'Официальная федерация бега и марафона',
  'Resmi Atletizm Federasyonu',
  'Persatuan Lari Resmi Indonesia',
  'Official Timekeepers of Wales',
  'Crédito Oficial Deportivo',
  'Colegio Oficial (Madrid)',
  '日本公式マラソン審判協会',
  '中国官方马拉松协会',
  '공식 마라톤 심판 협회',
  'Résmy Trail',
  'Oficina de Deportes',
  'Officina Sport',
])('%j can be the name of an organisation', (name) => {
  expect(faultOf(organisationNameField, name)).toBeUndefined()
})

test.each([
  ['Colegio Oficial de Arquitectos de Madrid', true],
  ['Official Timekeepers of Wales', true],
  ['日本公式マラソン審判協会', true],
  ['Race Officials United', false],
  ['SCC Events', false],
])('moderators of the name %j read that it has a word for official: %s', (name, does) => {
  expect(mentionsOfficial(name)).toBe(does)
})
