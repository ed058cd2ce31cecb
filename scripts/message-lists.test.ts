import { expect, test } from 'vitest'
import { listCode } from './message-list-code.ts'
import { messageLists } from './message-lists.ts'

const codeUsing = (...keys: string[]) =>
  `import { m } from '../paraglide/messages.js'\n${keys.map((key) => `m.${key}()`).join('\n')}\n`

const listsOf = (files: Record<string, string>) => messageLists(new Map(Object.entries(files)))

/** The keys of the lists that are not empty. */
const filledLists = (files: Record<string, string>) =>
  Object.fromEntries(
    [...listsOf(files).lists].flatMap(([name, keys]) =>
      keys.size === 0 ? [] : [[name, [...keys].sort()]],
    ),
  )

test('the messages of the frame are in its list only, those of pages in the list of each', () => {
  const files = {
    'src/router.tsx': `import { routeTree } from './routeTree.gen.ts'\nimport './shell/frame.tsx'`,
    'src/routeTree.gen.ts': `import './routes/index.tsx'`,
    'src/shell/frame.tsx': codeUsing('nav'),
    'src/routes/index.tsx': `import '../ui/card.tsx'\n${codeUsing('home', 'nav')}`,
    'src/routes/calendar.$.tsx': `import {\n  Card,\n} from '../ui/card.tsx'`,
    'src/ui/card.tsx': codeUsing('price'),
  }
  expect(filledLists(files)).toEqual({
    frame: ['nav'],
    home: ['home', 'price'],
    calendar: ['price'],
  })
  expect(listsOf(files).keys).toEqual(['nav', 'price', 'home'])
})

test('code that import() loads with a list of its own is left out of the list of its page', () => {
  const files = {
    'src/routes/event.$permalink.$.tsx': `${codeUsing('title')}await import('../features/event-page/details/details-content.tsx')\nawait import('../features/event-page/event-head.ts')`,
    'src/features/event-page/event-head.ts': codeUsing('head'),
    'src/features/event-page/details/details-content.tsx': codeUsing('races'),
  }
  expect(filledLists(files)).toEqual({ event: ['head', 'title'], details: ['races'] })
})

test('a message is found called or referenced, and only in files that import messages', () => {
  const lists = filledLists({
    'src/routes/index.tsx': `${codeUsing('called')}m.counted({ count: 1 })\nconst texts = { named: m.referenced }`,
    'src/client.ts': 'm.unrelated()',
  })
  expect(lists).toEqual({ home: ['called', 'counted', 'referenced'] })
})

test('messages of server-only files and of type imports are in no list', () => {
  const lists = filledLists({
    'src/routes/index.tsx': `import { x } from '../x.server.ts'\nimport type { Y } from '../y.ts'\n${codeUsing('home')}`,
    'src/x.server.ts': codeUsing('server'),
    'src/y.ts': codeUsing('type_only'),
    'src/i18n/worded-by-the-worker.ts': codeUsing('worker'),
  })
  expect(lists).toEqual({ home: ['home'] })
})

test('the code of a list has each message at its index, and plurals as forms', () => {
  const keys = ['nav_calendar', 'races_count', 'crumb_home']
  const lists = new Map([
    ['home', new Set(['races_count'])],
    ['frame', new Set(['nav_calendar', 'crumb_home'])],
  ])
  expect(listCode({ keys, lists }, 'en', 'home')).toBe(
    'export const messages=[,{"one":"{n} race","other":"{n} races"}]',
  )
  expect(listCode({ keys, lists }, 'de', 'frame')).toMatch(
    /^export const messages=\["[^"]+",,"[^"]+"\];export const words=\{"routes":\{"calendar":"kalender"/u,
  )
})
