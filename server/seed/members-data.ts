import { AGENTS, MEMBER } from '../platform/lib/account-types.ts'

/** Of every demo account, and known to everybody who reads the documentation: only for play money. */
export const DEMO_PASSWORD = 'Demo@12345'

export interface DemoMember {
  readonly account: string
  readonly type: number
  readonly nickname: string
  readonly payeeName: string
  /** E.164; the numbers are made up. */
  readonly mobile: string
  /** Account of the agent above. */
  readonly upline?: string
  /** Codes of the brands that have the account. */
  readonly brands: readonly string[]
}

const both = ['SENVANG', 'SAKURA']
const first = ['SENVANG']

/** agent01 leads agent02 and agent03, who lead the later members; demo01 to demo04 came by themselves. */
export const demoMembers: readonly DemoMember[] = [
  {
    account: 'agent01',
    type: AGENTS[0],
    nickname: 'Hải Đăng',
    payeeName: 'NGUYEN HAI DANG',
    mobile: '+84900000101',
    brands: first,
  },
  {
    account: 'agent02',
    type: AGENTS[1],
    nickname: 'Thu Hà',
    payeeName: 'TRAN THU HA',
    mobile: '+84900000102',
    upline: 'agent01',
    brands: first,
  },
  {
    account: 'agent03',
    type: AGENTS[2],
    nickname: 'Quốc Bảo',
    payeeName: 'LE QUOC BAO',
    mobile: '+84900000103',
    upline: 'agent01',
    brands: first,
  },
  {
    account: 'demo01',
    type: MEMBER,
    nickname: 'Lan',
    payeeName: 'NGUYEN THI LAN',
    mobile: '+84900000001',
    brands: both,
  },
  {
    account: 'demo02',
    type: MEMBER,
    nickname: 'Minh',
    payeeName: 'PHAM QUANG MINH',
    mobile: '+84900000002',
    brands: both,
  },
  {
    account: 'demo03',
    type: MEMBER,
    nickname: 'Hương',
    payeeName: 'VU THI HUONG',
    mobile: '+84900000003',
    brands: first,
  },
  {
    account: 'demo04',
    type: MEMBER,
    nickname: 'Tuấn',
    payeeName: 'DO ANH TUAN',
    mobile: '+84900000004',
    brands: first,
  },
  {
    account: 'demo05',
    type: MEMBER,
    nickname: 'Ngọc',
    payeeName: 'BUI MINH NGOC',
    mobile: '+84900000005',
    upline: 'agent02',
    brands: first,
  },
  {
    account: 'demo06',
    type: MEMBER,
    nickname: 'Dũng',
    payeeName: 'HOANG TIEN DUNG',
    mobile: '+84900000006',
    upline: 'agent02',
    brands: first,
  },
  {
    account: 'demo07',
    type: MEMBER,
    nickname: 'Mai',
    payeeName: 'DANG THANH MAI',
    mobile: '+84900000007',
    upline: 'agent02',
    brands: first,
  },
  {
    account: 'demo08',
    type: MEMBER,
    nickname: 'Long',
    payeeName: 'NGO HOANG LONG',
    mobile: '+84900000008',
    upline: 'agent03',
    brands: first,
  },
  {
    account: 'demo09',
    type: MEMBER,
    nickname: 'Yến',
    payeeName: 'DUONG HAI YEN',
    mobile: '+84900000009',
    upline: 'agent03',
    brands: first,
  },
  {
    account: 'demo10',
    type: MEMBER,
    nickname: 'Khoa',
    payeeName: 'LY DANG KHOA',
    mobile: '+84900000010',
    upline: 'agent03',
    brands: first,
  },
  {
    account: 'demo11',
    type: MEMBER,
    nickname: 'Thảo',
    payeeName: 'HO THI THAO',
    mobile: '+84900000011',
    brands: first,
  },
  {
    account: 'demo12',
    type: MEMBER,
    nickname: 'Nam',
    payeeName: 'TRINH VAN NAM',
    mobile: '+84900000012',
    brands: first,
  },
  {
    account: 'demo13',
    type: MEMBER,
    nickname: 'Hân',
    payeeName: 'PHAN GIA HAN',
    mobile: '+84900000013',
    brands: first,
  },
]
