import { type RaRecord, useGetList, useGetOne, useLocaleState } from 'react-admin'
import { mayDo } from '../../providers/auth-provider.ts'

interface Named extends RaRecord {
  readonly names: readonly { readonly language: string; readonly name: string }[]
}

/** What an id in a filter is the id of, by its name where the operator may read that; anything else as it was typed. */
export function NameOf({ field, id }: { field: string; id: string }) {
  if (field === 'memberId' && mayDo('members', 'list')) return <MemberName id={id} />
  if (field === 'channelId' && mayDo('paymentChannels', 'list')) return <ChannelName id={id} />
  return id
}

function MemberName({ id }: { id: string }) {
  const { data } = useGetOne<RaRecord & { account: string }>('members', { id })
  return data?.account ?? id
}

function ChannelName({ id }: { id: string }) {
  const [language] = useLocaleState()
  const { data = [] } = useGetList<Named>('paymentChannels', { pagination: { page: 1, perPage: 100 } })
  const names = data.find((channel) => String(channel.id) === id)?.names ?? []
  return (names.find((one) => one.language === language) ?? names[0])?.name ?? id
}
