import { useNotify, useRedirect, useResourceContext } from 'react-admin'
import { PublicationNotice, type Published } from './PublicationNotice.tsx'

/** How long it says that what was saved is seen, in milliseconds; what is not seen stands until it is read. */
const LONG_ENOUGH = 8_000

/** After saving: back to the list, saying whether players see what was saved, and offering to publish what is hidden. */
export function useToldPublication() {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  return {
    onSuccess: (record: Published) => {
      redirect('list', resource)
      notify(<PublicationNotice resource={resource} record={record} />, {
        autoHideDuration: record.isPublished ? LONG_ENOUGH : null,
      })
    },
  }
}
