import type { HelpSeed } from '../help-words.ts'

/** Games, rewards, and playing within one's means. */
export const playHelp: readonly HelpSeed[] = [
  {
    anchor: 'fair-play',
    topic: 'GAMES',
    related: ['lottery', 'complaints'],
    vi: {
      title: 'Trò chơi công bằng',
      content: `Kết quả do bộ sinh số ngẫu nhiên mật mã quyết định ở máy chủ, không phải ở trình duyệt. Tỷ lệ trả thưởng của mỗi trò chơi được ghi trong trò chơi.

Mỗi vé trong [Lịch sử cược](/member/personalHistoryCopy) mở ra đầy đủ kết quả, thời gian, số dư trước và sau. Mất mạng giữa chừng? Mở lại trò chơi: ván dở được chơi tiếp hoặc tự kết thúc theo luật của trò đó.`,
    },
    en: {
      title: 'Fair games',
      content: `Outcomes are drawn by a cryptographic generator on the server, never in your browser. Each game states its return to player.

Every bet in your [betting record](/member/personalHistoryCopy) opens with its outcome, its times, and the balance before and after. Lost the connection? Open the game again: an unfinished round goes on or ends by the rules of that game.`,
    },
  },
  {
    anchor: 'lottery',
    topic: 'GAMES',
    related: ['fair-play', 'turnover'],
    vi: {
      title: 'Luật xổ số và cách kiểm chứng',
      content: `## Đặt cược
Chọn trò, chọn cách chơi, chọn số, rồi đặt trước giờ đóng kỳ. Vé đến sau giờ đóng không được nhận và tiền không bị trừ. Tỷ lệ thưởng của vé là tỷ lệ lúc bạn đặt.

## Kỳ quay nhanh của chúng tôi
1. Trước khi nhận cược, chúng tôi chọn một hạt giống bí mật và công bố dấu vân tay SHA-256 của nó.
2. Kết quả được tính từ hạt giống và tên kỳ quay theo quy tắc công khai.
3. Sau khi quay, hạt giống được công bố. Ai cũng tính lại được ở trang [Kiểm chứng kỳ quay](/lottery/verify).

## Kết quả chính thức
Xổ số truyền thống lấy kết quả chính thức, được hai nguồn hoặc hai người nhập độc lập và đối chiếu.`,
    },
    en: {
      title: 'Lottery rules and how to verify a draw',
      content: `## Placing bets
Choose a lottery, a way to play and your numbers, and bet before the draw closes. What comes later is not taken and costs nothing. A bet keeps the odds it was placed with.

## Our own fast draws
1. Before bets are taken we choose a secret seed and publish its SHA-256 fingerprint.
2. The result follows from the seed and the name of the draw by a public rule.
3. After the draw the seed is shown. Anybody can compute it again on [Verify a draw](/lottery/verify).

## Official results
Traditional lotteries take the official result, entered by two people or read from two sources independently and compared.`,
    },
  },
  {
    anchor: 'points',
    topic: 'REWARDS',
    related: ['vip', 'promotions'],
    vi: {
      title: 'Điểm và cửa hàng điểm',
      content: `Mỗi lần nạp tiền thành công, bạn được cộng điểm theo bảng quy đổi trong [Cửa hàng điểm](/pointMall).

- Điểm **không hết hạn**.
- Đổi điểm lấy tiền: tiền vào ví chính ngay và cần chơi đủ vòng cược trước khi rút.
- Đổi điểm lấy quà: quà không gửi được thì điểm và tiền đã trả được hoàn lại đủ.
- Lệnh nạp bị thu hồi thì điểm của lệnh đó cũng bị thu hồi.`,
    },
    en: {
      title: 'Points and the points mall',
      content: `Every deposit earns points by the table in the [points mall](/pointMall).

- Points **never expire**.
- Exchanged for money: it is in the main wallet at once and has to be played before it leaves.
- Exchanged for goods: if something cannot be sent, all points and money come back.
- When a deposit is taken back, so are the points it earned.`,
    },
  },
  {
    anchor: 'vip',
    topic: 'REWARDS',
    related: ['points', 'turnover'],
    vi: {
      title: 'Hạng VIP',
      content: `Hạng VIP tăng tự động khi tổng nạp và tổng cược hợp lệ của bạn đạt mức của hạng đó. Mức và quyền lợi của từng hạng có ở trang [Hạng VIP](/member/vip).

- **Thưởng lên hạng, thưởng tháng, thưởng sinh nhật:** tự nhận ở trang Hạng VIP. Thưởng sinh nhật nhận được trong 7 ngày từ ngày sinh.
- **Giữ hạng:** một số hạng cần đủ cược hợp lệ mỗi tháng. Thiếu thì ngày 1 tháng sau xuống một hạng, không bao giờ xuống nhiều hơn một hạng mỗi tháng.
- **Lấy lại hạng:** ngay tháng sau, chơi đủ mức giữ hạng là hạng cũ trở lại.`,
    },
    en: {
      title: 'VIP levels',
      content: `You climb by yourself once your total deposits and valid bets reach a level. What each level asks and gives stands on the [VIP page](/member/vip).

- **Bonuses for climbing, each month, and your birthday:** claim them on the VIP page. The birthday bonus is there for 7 days from your birthday.
- **Keeping a level:** some need enough valid bets each month. Otherwise the level goes down by one on the 1st of the next month, never by more than one a month.
- **Getting it back:** play what keeps it in the month that follows, and it is yours again.`,
    },
  },
  {
    anchor: 'promotions',
    topic: 'REWARDS',
    related: ['turnover', 'term', 'points'],
    vi: {
      title: 'Điều kiện khuyến mãi',
      content: `Mọi chương trình đang chạy có ở [Khuyến mãi](/promotions). Mở từng chương trình để đọc ai được tham gia, nhận bao nhiêu, phải chơi gì trước khi rút.

- Điều kiện áp dụng cho bạn là điều kiện **lúc bạn tham gia**, kể cả khi chương trình thay đổi sau đó.
- Mỗi khoản thưởng chỉ nhận một lần. Nhiều tài khoản của cùng một người không được nhận nhiều lần.
- Có thể có mức cược tối đa và trò chơi không tính; trang chơi báo cho bạn trước khi cược.
- Không muốn thưởng nữa? Hủy ở [Chi tiết thưởng](/member/bonusDetails); trang cho biết bạn giữ lại bao nhiêu.`,
    },
    en: {
      title: 'Terms of promotions',
      content: `Everything that runs is in [Promotions](/promotions). Open one to read who may take part, what it gives, and what has to be played before money leaves.

- For you the terms are those **of the moment when you joined**, also when the promotion changes later.
- A bonus is given once. Several accounts of one person do not get it several times.
- There may be a greatest bet and games that do not count; the game page says so before you bet.
- Do you not want a bonus any more? Cancel it in [Bonus details](/member/bonusDetails); it shows what stays yours.`,
    },
  },
  {
    anchor: 'responsible',
    topic: 'SAFER_PLAY',
    related: ['contact', 'privacy'],
    vi: {
      title: 'Chơi có trách nhiệm',
      content: `Cá cược là giải trí, không phải cách kiếm tiền. Chỉ chơi với số tiền bạn có thể mất, nghỉ giải lao thường xuyên, và không gỡ gạc sau khi thua. Người dưới 18 tuổi không được tham gia.

## Giới hạn
Ở [Chơi có trách nhiệm](/member/protection) bạn đặt mức nạp, mức thua và thời gian chơi theo ngày, tuần hoặc tháng. Giảm có hiệu lực **ngay**; tăng hoặc bỏ phải chờ **24 giờ** và cần bạn xác nhận.

## Nghỉ ngắn
24 giờ, 1 tuần, 1 tháng hoặc 6 tuần. Không cược, không nạp cho đến khi hết; không rút ngắn được.

## Tự loại trừ
6 tháng, 1 năm, 5 năm hoặc không thời hạn, có hiệu lực ngay ở **tất cả thương hiệu** của nhà cái này. Tiền vẫn là của bạn: bạn vẫn rút được số dư, và vé thắng đang mở vẫn được trả.

Thấy mình khó dừng lại? Hãy nói với người thân hoặc [liên hệ chúng tôi](/help#contact).`,
    },
    en: {
      title: 'Playing responsibly',
      content: `Betting is entertainment, not income. Play only with money you can afford to lose, take breaks, and do not chase losses. Nobody under 18 may play.

## Limits
In [Safer play](/member/protection) you set how much you may deposit and lose and how long you may play, by day, week or month. A lower limit applies **at once**; to raise or remove one takes **24 hours** and your confirmation.

## Time-out
24 hours, 1 week, 1 month or 6 weeks. No bets and no deposits until it is over; it cannot be made shorter.

## Self-exclusion
6 months, 1 year, 5 years or without end, at once at **all brands** of this operator. Your money stays yours: you can still withdraw the balance, and wins of open bets are paid.

Is it hard to stop? Talk to somebody close to you, or [contact us](/help#contact).`,
    },
  },
]
