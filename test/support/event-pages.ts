import { expect } from 'vitest'
import { fetchSite } from './fetch-site.ts'
import { headOf, mainOf, visibleText } from './html.ts'

/** Parts of an event page in English; `path` as in "berlin-marathon/2024-09-28". */
export async function eventPage(path: string) {
  const { status, body } = await fetchSite(`/event/${path}`)
  expect([path, status]).toEqual([path, 200])
  const notices =
    /<div class="ev-notices">(.*?)<section class="ev-sec" id="races">/su.exec(body)?.[1] ?? ''
  const races = /<table class="races">.*?<\/table>/su.exec(body)?.[0] ?? ''
  return {
    body,
    notices,
    text: visibleText(mainOf(body)),
    races: visibleText(races),
    head: headOf(body),
  }
}
