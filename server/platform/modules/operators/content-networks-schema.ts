import { Type } from 'typebox'
import { defineCalls } from '../../http/call.ts'
import { MOST_NETWORKS } from '../sites/schema.ts'

const hosts = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200, examples: ['https://one.example'] }), {
    maxItems: MOST_NETWORKS,
    description,
  })
const fields = {
  images: hosts('Hosts that pictures of the portal come from, each https and without a path; none: our own'),
  games: hosts('Hosts at which games are launched, each https and without a path; none: our own'),
}
export const ContentNetworksShape = Type.Object({ id: Type.String(), ...fields })
const path = '/wps/admin/content-networks'

export const contentNetworksCalls = defineCalls({
  getContentNetworks: {
    method: 'GET',
    path,
    summary: 'Hosts that stand before our own; each picture and each launch takes one at random',
    access: 'operator',
    value: ContentNetworksShape,
  },
  updateContentNetworks: {
    method: 'PUT',
    path,
    summary: 'Changes the hosts that stand before our own',
    access: 'operator',
    body: Type.Object(
      { ...fields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: ContentNetworksShape,
    example: { images: [], games: ['https://games.example'], reason: 'Nearer to the players' },
  },
})
