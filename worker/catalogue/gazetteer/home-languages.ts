/** Local languages in Latin letters of countries for which GeoNames' main name is often English. */
const byCountry: Readonly<Record<string, string>> = {
  AL: 'sq',
  AR: 'es',
  AT: 'de',
  BA: 'bs',
  BO: 'es',
  CH: 'de',
  CL: 'es',
  CO: 'es',
  CR: 'es',
  CU: 'es',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  DO: 'es',
  EC: 'es',
  EE: 'et',
  ES: 'es',
  FI: 'fi',
  FR: 'fr',
  GT: 'es',
  HN: 'es',
  HR: 'hr',
  HU: 'hu',
  IS: 'is',
  IT: 'it',
  LI: 'de',
  LT: 'lt',
  LV: 'lv',
  MC: 'fr',
  MD: 'ro',
  MX: 'es',
  NI: 'es',
  NL: 'nl',
  NO: 'nb',
  PA: 'es',
  PE: 'es',
  PL: 'pl',
  PT: 'pt',
  PY: 'es',
  RO: 'ro',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
  SM: 'it',
  SV: 'es',
  TR: 'tr',
  UY: 'es',
  VA: 'it',
  VE: 'es',
  XK: 'sq',
}

/** Regions with another language than most of their country; '' stands for GeoNames' name. */
const byRegion: Readonly<Record<string, string>> = {
  'BE.BRU': 'fr',
  'BE.VLG': 'nl',
  'BE.WAL': 'fr',
  'CA.10': 'fr',
  'CH.GE': 'fr',
  'CH.JU': 'fr',
  'CH.NE': 'fr',
  'CH.VD': 'fr',
  'CH.TI': 'it',
  'ES.07': '',
  'ES.32': '',
  'ES.56': '',
  'ES.58': '',
  'ES.59': '',
  'ES.60': '',
}

/** Local scripts other than Latin that people search in. */
const nativeScript: Readonly<Record<string, string>> = {
  AE: 'ar',
  AM: 'hy',
  BD: 'bn',
  BG: 'bg',
  BH: 'ar',
  BY: 'be',
  CY: 'el',
  DZ: 'ar',
  EG: 'ar',
  GE: 'ka',
  GR: 'el',
  HK: 'zh_TW',
  IL: 'he',
  IN: 'hi',
  IQ: 'ar',
  IR: 'fa',
  JO: 'ar',
  KW: 'ar',
  LB: 'ar',
  LY: 'ar',
  MA: 'ar',
  ME: 'sr',
  MK: 'mk',
  NP: 'ne',
  OM: 'ar',
  PK: 'ur',
  PS: 'ar',
  QA: 'ar',
  RS: 'sr',
  SA: 'ar',
  SY: 'ar',
  TN: 'ar',
  TW: 'zh_TW',
  UA: 'uk',
  YE: 'ar',
}

/** Catalogue of a place's local language; '' if GeoNames' name is used. */
export function homeLanguage(country: string, admin1: string): string {
  return byRegion[`${country}.${admin1}`] ?? byCountry[country] ?? ''
}

/** Countries whose cities, except capitals, GeoNames already names in the local language. */
const namedAtHome = new Set([
  'AR',
  'BO',
  'CA',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'PY',
  'SV',
  'TR',
  'UY',
  'VE',
])

/** True for places that GeoNames names in English where English has a name of its own: Munich, Naples, Seville. */
export function hasExonyms(country: string): boolean {
  return (byCountry[country] !== undefined || country === 'BE') && !namedAtHome.has(country)
}

/** Catalogue with a country's names in its local, non-Latin script, or ''. */
export function nativeScriptLanguage(country: string): string {
  return nativeScript[country] ?? ''
}

export const homeCatalogues = [
  ...new Set([
    ...Object.values(byCountry),
    ...Object.values(byRegion),
    ...Object.values(nativeScript),
  ]),
].filter((language) => language !== '')
