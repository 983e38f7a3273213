import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/platform/db/connection.ts'

/** Gives a member a picture as an upload would have stored it; answers its id and its address. */
export async function givePicture(database: Database, owner: { merchantId: string; memberId: string }) {
  const picture = randomUUID()
  const address = `/wps/member/icons/${picture}`
  await database.query
    .insertInto('member_avatars')
    .values({
      merchant_id: owner.merchantId,
      member_id: owner.memberId,
      id: picture,
      content_type: 'image/webp',
      bytes: Buffer.from('picture'),
      uploaded_at: new Date(),
    })
    .execute()
  await database.query
    .updateTable('members')
    .set({ avatar_url: address })
    .where('merchant_id', '=', owner.merchantId)
    .where('id', '=', owner.memberId)
    .execute()
  return { picture, address }
}
