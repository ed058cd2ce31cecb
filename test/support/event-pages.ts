import { expect } from 'vitest'
import { fetchSite } from './fetch-site.ts'
import { headOf, mainOf, visibleText } from './html.ts'

/** Parts of an event page in English; `path` as in "berlin-marathon/2024-09-28". */
export async function eventPage(path: string) {
  const { status, body } = await fetchSite(`/event/${path}`)
  expect([path, status]).toEqual([path, 200])
  const statusLine = /<div class="ev-sts">(.*?)<div class="ev-meta">/su.exec(body)?.[1] ?? ''
  const races = /<table class="races">.*?<\/table>/su.exec(body)?.[0] ?? ''
  return {
    body,
    statusLine,
    text: visibleText(mainOf(body)),
    races: visibleText(races),
    head: headOf(body),
  }
}
