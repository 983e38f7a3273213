import type { Draft } from '../platform/modules/promotions/operator/service/write.ts'

type Promised = Pick<Draft, 'category' | 'budget' | 'terms' | 'words'> & { readonly days: number | null }

const turnover: Draft['terms']['turnover'] = {
  multiplier: 3,
  countsDeposit: false,
  weights: [{ gameType: 'LIVE', percent: 20 }],
  greatestBet: '200000',
  breach: 'UNCOUNTED',
  forfeitsWinnings: false,
  days: 7,
}
const common = { leastDeposit: null, times: 1, newMembersDays: null, turnover } as const

/** What a demo brand promises: one of each way of getting it. */
export const demoPromotions: readonly Promised[] = [
  {
    category: 'WELCOME',
    budget: '500000000',
    days: null,
    terms: {
      ...common,
      trigger: 'FIRST_DEPOSIT',
      approval: 'AUTOMATIC',
      reward: { kind: 'PERCENT', percent: 100, cap: '1000000' },
      leastDeposit: '100000',
      turnover: { ...turnover, multiplier: 10, countsDeposit: true, forfeitsWinnings: true, days: 30 },
    },
    words: [
      {
        language: 'vi',
        title: 'Thưởng 100 % lần nạp đầu',
        summary: 'Tham gia trước, nạp lần đầu từ 100.000, nhận thêm tới 1.000.000.',
        content:
          'Dành cho thành viên chưa nạp lần nào. Bấm **Tham gia** trước khi nạp: thưởng vào ví ngay khi tiền nạp được cộng.',
      },
      {
        language: 'en',
        title: '100% on your first deposit',
        summary: 'Join first, deposit at least 100,000 and get up to 1,000,000 more.',
        content:
          'For members who have not deposited yet. Press **Join** before you deposit: the bonus arrives with the deposit.',
      },
    ],
  },
  {
    category: 'DEPOSIT',
    budget: '200000000',
    days: 30,
    terms: {
      ...common,
      trigger: 'DEPOSIT',
      approval: 'AUTOMATIC',
      reward: { kind: 'PERCENT', percent: 20, cap: '500000' },
      leastDeposit: '200000',
      times: 4,
      turnover: { ...turnover, multiplier: 8, breach: 'FORFEIT' },
    },
    words: [
      {
        language: 'vi',
        title: 'Nạp lại thưởng 20 %',
        summary: 'Bốn lần trong tháng, mỗi lần tới 500.000.',
        content: 'Tham gia rồi nạp từ 200.000. Nhớ giữ mỗi cược không quá mức cho phép, cược lớn hơn làm mất thưởng.',
      },
      {
        language: 'en',
        title: '20% reload',
        summary: 'Four times this month, up to 500,000 each.',
        content: 'Join, then deposit at least 200,000. Keep each bet within the limit: a greater one loses the bonus.',
      },
    ],
  },
  {
    category: 'DAILY',
    budget: '50000000',
    days: null,
    terms: {
      ...common,
      trigger: 'DAY',
      approval: 'AUTOMATIC',
      reward: { kind: 'FIXED', amount: '2000' },
      times: 365,
      turnover: { ...turnover, multiplier: 1, greatestBet: null },
    },
    words: [
      {
        language: 'vi',
        title: 'Điểm danh mỗi ngày',
        summary: 'Vào mỗi ngày, nhận 2.000 vào ví chính.',
        content: 'Mỗi ngày nhận một lần, tính theo giờ của thương hiệu.',
      },
      {
        language: 'en',
        title: 'Daily check-in',
        summary: 'Come by each day and get 2,000 in your main wallet.',
        content: 'Once a day, by the clock of the brand.',
      },
    ],
  },
  {
    category: 'EVENT',
    budget: '30000000',
    days: 14,
    terms: {
      ...common,
      trigger: 'APPLY',
      approval: 'OPERATOR',
      reward: { kind: 'FIXED', amount: '131000' },
    },
    words: [
      {
        language: 'vi',
        title: 'Theo dõi Zalo nhận 131K',
        summary: 'Theo dõi trang Zalo của nhà cái và gửi ảnh chụp màn hình.',
        content: '1. Theo dõi trang Zalo.\n\n2. Chụp màn hình.\n\n3. Bấm **Tham gia** và gửi ảnh kèm tên Zalo của bạn.',
      },
      {
        language: 'en',
        title: 'Follow us on Zalo for 131K',
        summary: 'Follow our Zalo page and send a screenshot.',
        content:
          '1. Follow the Zalo page.\n\n2. Take a screenshot.\n\n3. Press **Join** and send it with your Zalo name.',
      },
    ],
  },
]
