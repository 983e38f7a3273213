import { useRecordContext } from 'react-admin'

/** Id of the member whose desk is open. */
export function useMemberId(): string {
  return useRecordContext<{ id: string }>()?.id ?? ''
}
