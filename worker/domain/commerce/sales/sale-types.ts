import type { PaymentMethod } from '../../../../src/model/orders/payment-methods.ts'
import type { SaleFaults } from '../../../../src/model/orders/sale-faults.ts'
import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { StoredDocument } from '../../publishing/document-kind.ts'
import type { Waiver } from './offer.ts'

/** Facts of an edition that are read with its sale. */
export interface SaleEdition {
  eventId: number
  permalink: string
  organiserId: number
  /** IANA zone of the place. */
  zone: string
  /** Version of the sale; null if the edition is not sold. */
  version: number | null
  /** The site's fee as agreed: hundredths of a percent, and minor units per place. */
  feeBasisPoints: number
  feeFixed: number
  /** Greatest id of an extra or option that ever had a stock, so that none is given twice. */
  lastExtra: number
  /** The same of a promo code. */
  lastPromo: number
  /** The same of a question or choice; the waiver, and the greatest version that there was. */
  lastQuestion: number
  waiver: Waiver | null
  lastWaiver: number
}

/** Types of sales as documents (worker/domain/publishing/document-kind.ts). The document of an edition is its id's. */
export interface SaleTypes {
  doc: SaleFacts
  stored: SaleEdition
  draft: { permalink: string }
  address: { permalink: string }
  details: object
  /** `methods` are the ways to pay of the installation. */
  context: { now: Date; rates: Rates; methods: readonly PaymentMethod[] }
  faults: SaleFaults
  origin: 'command' | 'editor' | 'restore'
}

export type StoredSale = StoredDocument<SaleTypes>
