import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { change } from '../../providers/server.ts'
import {
  PreviewMessageTemplateDocument,
  type PreviewMessageTemplateMutationVariables,
} from './messageTemplates.generated.ts'

type Wanted = PreviewMessageTemplateMutationVariables['input']

/** Words with sample values in them, as a member would read them; nothing is kept. */
export function usePreview() {
  const notify = useNotify()
  const { data, mutate, isPending } = useMutation({
    mutationFn: (input: Wanted) => change(PreviewMessageTemplateDocument, { input }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const preview = data && { title: data.title ?? '', content: data.content ?? '' }
  return { preview, isBusy: isPending, show: (input: Wanted) => mutate(input) }
}
