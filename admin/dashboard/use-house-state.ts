import {
  ConsoleBankStateDocument,
  ConsoleBooksStateDocument,
  ConsoleBrandsStateDocument,
  ConsoleVendorsStateDocument,
  ConsoleWebhooksStateDocument,
} from './dashboard.generated.ts'
import type { HouseState } from './needs.ts'
import { usePart } from './use-part.ts'

interface House {
  readonly state: HouseState
  readonly isPending: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** How the house stands, as far as the operator may see it; what could not be read is missing, and is tried again by `retry`. */
export function useHouseState(): House {
  const books = usePart('trialBalance', ConsoleBooksStateDocument, {})
  const bank = usePart('bankComparison', ConsoleBankStateDocument, {})
  const brands = usePart('merchants', ConsoleBrandsStateDocument, {})
  const vendors = usePart('vendorHealth', ConsoleVendorsStateDocument, {})
  const webhooks = usePart('webhooks', ConsoleWebhooksStateDocument, {})
  const parts = [books, bank, brands, vendors, webhooks]
  return {
    state: {
      books: books.data,
      bank: bank.data,
      brands: brands.data,
      vendors: vendors.data,
      webhooks: webhooks.data,
    },
    isPending: parts.some(({ isLoading }) => isLoading),
    isError: parts.some(({ isError }) => isError),
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch()
    },
  }
}
