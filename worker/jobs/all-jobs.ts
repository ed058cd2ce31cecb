import { challenges } from './challenges.ts'
import { corrections } from './corrections.ts'
import { counts } from './counts.ts'
import { deletedAccounts } from './deleted-accounts.ts'
import { email } from './email.ts'
import { eventEmails } from './event-emails.ts'
import { exchangeRates } from './exchange-rates.ts'
import { expectedDates } from './expected-dates.ts'
import { expiredRows } from './expired-rows.ts'
import { firstEvents } from './first-events.ts'
import { imports } from './imports.ts'
import type { Job } from './job.ts'
import { orderReminders } from './order-reminders.ts'
import { pages } from './pages.ts'
import { payments } from './payments.ts'
import { priceLog } from './price-log.ts'
import { reconciliation } from './reconciliation.ts'
import { refunds } from './refunds.ts'
import { savedSearches } from './saved-searches.ts'
import { searchIndex } from './search-index.ts'
import { unusedPictures } from './unused-pictures.ts'
import { waitingLists } from './waiting-lists.ts'

/** All scheduled jobs, in the order of docs/operations.md. */
export const allJobs: readonly Job[] = [
  searchIndex,
  exchangeRates,
  unusedPictures,
  email,
  eventEmails,
  deletedAccounts,
  expiredRows,
  firstEvents,
  imports,
  corrections,
  savedSearches,
  priceLog,
  expectedDates,
  counts,
  challenges,
  pages,
  payments,
  refunds,
  orderReminders,
  waitingLists,
  reconciliation,
]
