import { expect, test } from 'vitest'
import { messageLists } from './message-lists.ts'

const says = (...keys: string[]) =>
  `import { m } from '../paraglide/messages.js'\n${keys.map((key) => `m.${key}()`).join('\n')}\n`

const listsOf = (files: Record<string, string>) => messageLists(new Map(Object.entries(files)))

test('what public pages say is one list, what only accounts say another, each in one order', () => {
  const lists = listsOf({
    'src/router.tsx': `import { routeTree } from './routeTree.gen.ts'\nimport './shell/frame.tsx'`,
    'src/shell/frame.tsx': `${says('nav', 'both')}const open = () => import('./sign-in-dialog.tsx')`,
    'src/routes/index.tsx': says('home'),
    'src/routes/members.signin.tsx': `import { Form } from '../features/sign-in/form.tsx'\n${says('title')}`,
    'src/shell/sign-in-dialog.tsx': `import {\n  Form,\n} from '../features/sign-in/form.tsx'\n${says('close')}`,
    'src/features/sign-in/form.tsx': `import { Field } from '../../ui/field.tsx'\n${says('login', 'both')}`,
    'src/ui/field.tsx': says('required'),
  })
  expect(lists).toEqual({
    all: ['both', 'home', 'nav'],
    account: ['close', 'login', 'required', 'title'],
  })
})

test('a message is found however it is asked for, and only where messages are imported', () => {
  const lists = listsOf({
    'src/routes/index.tsx': `${says('called')}m.worded({ count: 1 })\nconst texts = { named: m.named }`,
    'src/client.ts': 'm.somebody_elses()',
  })
  expect(lists.all).toEqual(['called', 'named', 'worded'])
})

test('what a server alone imports is no message of a browser', () => {
  const lists = listsOf({
    'src/routes/index.tsx': `import { x } from '../x.server.ts'\nimport type { Y } from '../y.ts'\n${says('home')}`,
    'src/x.server.ts': says('server'),
    'src/y.ts': says('type_only'),
    'src/i18n/worded-by-the-worker.ts': says('worker'),
  })
  expect(lists).toEqual({ all: ['home'], account: [] })
})

test('public code that would carry accounts along stops the build', () => {
  expect(() =>
    listsOf({
      'src/hydrate.tsx': `import './shell/menu.tsx'`,
      'src/shell/menu.tsx': `import { SignIn } from '../features/sign-in/form.tsx'`,
      'src/features/sign-in/form.tsx': says('login'),
    }),
  ).toThrow('src/shell/menu.tsx imports src/features/sign-in/form.tsx')
})
