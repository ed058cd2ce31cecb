import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messageLists } from './message-lists.ts'

const codeUsing = (...keys: string[]) =>
  `import { m } from '../paraglide/messages.js'\n${keys.map((key) => `m.${key}()`).join('\n')}\n`

const listsOf = (files: Record<string, string>) => messageLists(new Map(Object.entries(files)))

test('messages of common pages and those of rare pages only are two sorted lists', () => {
  const lists = listsOf({
    'src/router.tsx': `import { routeTree } from './routeTree.gen.ts'\nimport './shell/frame.tsx'`,
    'src/shell/frame.tsx': `${codeUsing('nav', 'both')}const open = () => import('./sign-in-dialog.tsx')`,
    'src/routes/index.tsx': codeUsing('home'),
    'src/routes/members.signin.tsx': `import { Form } from '../features/account/sign-in/form.tsx'\n${codeUsing('title')}`,
    'src/shell/sign-in-dialog.tsx': `import {\n  Form,\n} from '../features/account/sign-in/form.tsx'\n${codeUsing('close')}`,
    'src/features/account/sign-in/form.tsx': `import { Field } from '../../../ui/field.tsx'\n${codeUsing('login', 'both')}`,
    'src/ui/field.tsx': codeUsing('required'),
  })
  expect(lists).toEqual({
    all: ['both', 'home', 'nav'],
    rare: ['close', 'login', 'required', 'title'],
    open: [],
    editor: [],
  })
})

test('a message is found called or referenced, and only in files that import messages', () => {
  const lists = listsOf({
    'src/routes/index.tsx': `${codeUsing('called')}m.counted({ count: 1 })\nconst texts = { named: m.referenced }`,
    'src/client.ts': 'm.unrelated()',
  })
  expect(lists.all).toEqual(['called', 'counted', 'referenced'])
})

test('messages of server-only files and of type imports are in no list', () => {
  const lists = listsOf({
    'src/routes/index.tsx': `import { x } from '../x.server.ts'\nimport type { Y } from '../y.ts'\n${codeUsing('home')}`,
    'src/x.server.ts': codeUsing('server'),
    'src/y.ts': codeUsing('type_only'),
    'src/i18n/worded-by-the-worker.ts': codeUsing('worker'),
  })
  expect(lists).toEqual({ all: ['home'], rare: [], open: [], editor: [] })
})

test('the messages of accounts and policies are in the list of rare pages', () => {
  const paths = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('paraglide'))
  const lists = messageLists(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))
  for (const key of ['registration_aside', 'privacy_intro', 'about_what']) {
    expect(lists.rare).toContain(key)
    expect(lists.all).not.toContain(key)
  }
})

test('the list of rare pages begins with the messages of those that anybody may open', () => {
  const lists = listsOf({
    'src/routes/about-us.tsx': codeUsing('what'),
    'src/routes/members.signin.tsx': codeUsing('login'),
  })
  expect(lists).toMatchObject({ open: ['what'], rare: ['what', 'login'] })
})

test('texts that only the editor uses are in its own list', () => {
  const lists = listsOf({
    'src/routes/members.signin.tsx': codeUsing('login'),
    'src/routes/organiser-events.$event.$.tsx': `import '../features/organiser/editor/page.tsx'`,
    'src/features/organiser/editor/page.tsx': codeUsing('login', 'races'),
  })
  expect(lists).toMatchObject({ all: [], rare: ['login'], editor: ['races'] })
})

test('common code that imports code of rare pages statically is an error', () => {
  expect(() =>
    listsOf({
      'src/hydrate.tsx': `import './shell/menu.tsx'`,
      'src/shell/menu.tsx': `import { SignIn } from '../features/account/sign-in/form.tsx'`,
      'src/features/account/sign-in/form.tsx': codeUsing('login'),
    }),
  ).toThrow('src/shell/menu.tsx imports src/features/account/sign-in/form.tsx')
})
