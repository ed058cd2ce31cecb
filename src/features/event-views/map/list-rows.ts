import { useEffect, useState } from 'react'
import type { EditionCard } from '../../../model/views.ts'
import { eventHref } from '../../event-card/event-href.ts'

/** Key of an edition on the map and in the list: its link and its day. */
export function rowKey(card: EditionCard): string {
  return `${eventHref(card)} ${card.bib.date}`
}

function keyOfRow(row: Element): string {
  const href = row.querySelector('h2 a, h3 a')?.getAttribute('href') ?? ''
  return `${href} ${row.querySelector('time')?.dateTime ?? ''}`
}

const rowOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-list] .tr') : null

/** The key of the list row under the pointer or with the focus, or null. */
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
 * Highlights the list row of an edition. It sets the class on the element, so that the list's components do not depend
 * on the map.
 * @param list a value that changes with the list, so that the class is set again
 */
export function useMarkedRow(key: string | null, list: unknown): void {
  useEffect(() => {
    if (key === null) return
    const rows = [...document.querySelectorAll('[data-list] .tr')]
    const row = rows.find((each) => keyOfRow(each) === key)
    row?.classList.add('is-on')
    return () => row?.classList.remove('is-on')
  }, [key, list])
}
