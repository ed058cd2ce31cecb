import type { Point } from '../../src/model/calendar/calendar.ts'
import { degrees as degreesIn } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/model/locales.ts'

/** How each language writes degrees north, south, east and west. Intl has no format for coordinates. */
const forms: Record<Locale, readonly [north: string, south: string, east: string, west: string]> = {
  en: ['# N', '# S', '# E', '# W'],
  fr: ['# N', '# S', '# E', '# O'],
  de: ['# N', '# S', '# O', '# W'],
  es: ['# N', '# S', '# E', '# O'],
  it: ['# N', '# S', '# E', '# O'],
  pt: ['# N', '# S', '# E', '# O'],
  'pt-BR': ['# N', '# S', '# L', '# O'],
  pl: ['# N', '# S', '# E', '# W'],
  sv: ['# N', '# S', '# Ö', '# V'],
  ru: ['# с. ш.', '# ю. ш.', '# в. д.', '# з. д.'],
  zh: ['北纬#', '南纬#', '东经#', '西经#'],
  ko: ['북위 #', '남위 #', '동경 #', '서경 #'],
  ja: ['北緯#', '南緯#', '東経#', '西経#'],
  th: ['# เหนือ', '# ใต้', '# ตะวันออก', '# ตะวันตก'],
  nl: ['# NB', '# ZB', '# OL', '# WL'],
  tr: ['# K', '# G', '# D', '# B'],
  id: ['# LU', '# LS', '# BT', '# BB'],
}

/** "45.92° N 6.87° E", to about a kilometre. */
export function coordinates({ lat, lon }: Point, locale: Locale): string {
  const [north, south, east, west] = forms[locale]
  const write = (form: string, degrees: number) =>
    form.replace('#', `${degreesIn(Math.abs(degrees), locale)}°`).replaceAll(' ', '\u00a0')
  return `${write(lat < 0 ? south : north, lat)} ${write(lon < 0 ? west : east, lon)}`
}
