import { useGetList } from 'react-admin'
import { merchantInView } from './session.ts'

export interface Brand {
  id: string
  code: string
  name: string
  languages: string[]
  defaultLanguage: string
}

/** The brand in view with its languages; undefined until it is read. */
export function useBrand(): Brand | undefined {
  const { data } = useGetList<Brand>('merchants', { pagination: { page: 1, perPage: 100 } })
  return data?.find(({ code }) => code === merchantInView()) ?? data?.[0]
}
