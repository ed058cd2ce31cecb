import { createFileRoute } from '@tanstack/react-router'
import { loadSale } from '../features/sale/load-sale.ts'
import { saleHead } from '../features/sale/sale-head.ts'
import { SalePage } from '../features/sale/sale-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/sale')({
  staticData: { messages: 'sale' },
  loader: loadSale,
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(saleHead(loaderData))),
  component: () => <SalePage view={Route.useLoaderData()} />,
})
