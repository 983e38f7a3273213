import { useNotify, useRedirect, useResourceContext } from 'react-admin'
import { isNotFound } from '../../providers/failures.ts'

/**
 * What happens when a record could not be read: only of one that does not exist is that said, and the list shown; else the page
 * stays where it is and says why. React-admin would take every failure for a missing record.
 */
export function useFailureOfRecord(): (error: Error) => void {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext()
  return (error) => {
    if (!isNotFound(error)) return
    notify('ra.notification.item_doesnt_exist', { type: 'error' })
    redirect('list', resource)
  }
}
