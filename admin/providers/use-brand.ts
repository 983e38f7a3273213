import { useGetList } from 'react-admin'
import { merchantInView } from './session.ts'

export interface Brand {
  id: string
  code: string
  name: string
  languages: string[]
  defaultLanguage: string
  /** Whose midnight ends a day. */
  timeZone: string
}

/** The brand in view with its languages and its zone; undefined until it is read. */
export function useBrand(): Brand | undefined {
  const { data } = useGetList<Brand>('merchants', { pagination: { page: 1, perPage: 100 } })
  return data?.find(({ code }) => code === merchantInView()) ?? data?.[0]
}
