import type { ComponentType } from 'react'
import type { OrganiserView } from '../../model/views.ts'
import { Aside } from './aside.tsx'
import { ContactFields } from './contact-fields.tsx'
import { Cover } from './cover.tsx'
import { Header } from './header.tsx'
import { Lists } from './lists.tsx'

type Part = ComponentType<{ organiser: OrganiserView }>

/** Parts of an organiser's page in which React changes nothing while the page is open. */
export const parts = {
  cover: Cover,
  header: Header,
  lists: Lists,
  aside: Aside,
  contact: ContactFields,
} as const satisfies Record<string, Part>

export type Parts = typeof parts
