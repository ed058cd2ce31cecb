import { Hono } from 'hono'
import {
  requireAccount,
  requireModerator,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { documentActs } from './acts.ts'
import { documents } from './documents.ts'
import { documentDrafts } from './drafts.ts'
import { missingTexts } from './missing.ts'
import { documentPictures } from './pictures.ts'
import { redirects } from './redirects.ts'
import { documentRevisions } from './revisions.ts'
import { rules } from './rules.ts'

/** Gate of the desk, where moderators write the pages of the site. */
export const desk = new Hono<MemberEnvironment>()
  .use('/desk/*', requireAccount, requireModerator)
  .route('/desk/missing', missingTexts)
  .route('/desk/redirects', redirects)
  .route('/desk/rules', rules)
  .route('/desk/documents', documents)
  .route('/desk/documents/:id', documentDrafts)
  .route('/desk/documents/:id', documentActs)
  .route('/desk/documents/:id/pictures', documentPictures)
  .route('/desk/documents/:id/revisions', documentRevisions)
