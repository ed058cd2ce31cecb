import { useEffect, useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { EditionCard } from '../../../model/views.ts'

/** What names an edition on the map and in the list alike: its link and its day. */
export function rowKey({ permalink, linkDate, bib }: EditionCard): string {
  return `${hrefTo({ to: 'event', permalink, date: linkDate ?? undefined })} ${bib.date}`
}

function keyOfRow(row: Element): string {
  const href = row.querySelector('h2 a, h3 a')?.getAttribute('href') ?? ''
  return `${href} ${row.querySelector('time')?.dateTime ?? ''}`
}

const rowOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-list="calendar"] .tr') : null

/** The key of the row that the pointer or the focus is on, or null. */
export function usePointedRow(): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const point = ({ target }: Event) => {
      const row = rowOf(target)
      setPointed(row === null ? null : keyOfRow(row))
    }
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, point, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [])
  return pointed
}

/**
 * Sets the Line beside the row of an edition. The list is drawn by other components, which need not know of the map;
 * @param list changes whenever the list does
 */
export function useMarkedRow(key: string | null, list: unknown): void {
  useEffect(() => {
    if (key === null) return
    const rows = [...document.querySelectorAll('[data-list="calendar"] .tr')]
    const row = rows.find((each) => keyOfRow(each) === key)
    row?.classList.add('is-on')
    return () => row?.classList.remove('is-on')
  }, [key, list])
}
