import type { Pair } from './pair.js';

/** Orders and deliveries. */
export const ORDERS: readonly Pair[] = [
  {
    why: 'shipped',
    goes: true,
    first: {
      text: 'The order is being packed.',
      attribute: 'order_status',
      value: 'being packed',
      subject: 'order 4471',
    },
    second: { text: 'It left the warehouse.', attribute: 'order_status', value: 'shipped', subject: 'order 4471' },
  },
  {
    why: 'delivered, no cue',
    goes: true,
    first: { text: 'The parcel is in transit.', attribute: 'delivery_status', value: 'in transit' },
    second: { text: 'Signed for it at the door just now.', attribute: 'delivery_status', value: 'delivered' },
  },
  {
    why: 'delivery day moved',
    goes: true,
    first: { text: 'Comes on Tuesday.', attribute: 'delivery_date', value: 'Tuesday' },
    second: { text: 'Now they say Thursday.', attribute: 'delivery_date', value: 'Thursday' },
  },
  {
    why: 'address of the order',
    goes: true,
    first: { text: 'Ship to Mill Lane.', attribute: 'shipping_address', value: 'Mill Lane', subject: 'order 4471' },
    second: {
      text: 'Send 4471 to my office instead.',
      attribute: 'shipping_address',
      value: 'office',
      subject: 'order 4471',
    },
  },
  {
    why: 'item taken out',
    goes: true,
    first: { text: 'A kettle is in the basket.', attribute: 'cart_item', value: 'kettle' },
    second: { text: 'Take the kettle out.', attribute: 'cart_item', value: 'kettle', polarity: 'ends' },
  },
  {
    why: 'returned',
    goes: true,
    first: { text: 'Owns the X200 headphones.', attribute: 'owns', value: 'X200 headphones' },
    second: { text: 'Sent the headphones back.', attribute: 'owns', value: 'X200 headphones', polarity: 'ends' },
  },
  {
    why: 'size wrong',
    goes: true,
    first: { text: 'Ordered a medium.', attribute: 'order_size', value: 'medium' },
    second: { text: 'I ordered a large, look again.', attribute: 'order_size', value: 'large', as: 'correction' },
  },
  {
    why: 'refund came',
    goes: true,
    first: { text: 'The refund is pending.', attribute: 'refund_status', value: 'pending' },
    second: { text: 'The money is back on my card.', attribute: 'refund_status', value: 'paid' },
  },
  {
    why: 'return reason misheard',
    goes: true,
    first: { text: 'Returns it because it is broken.', attribute: 'return_reason', value: 'broken' },
    second: {
      text: 'It is not broken, it is the wrong colour.',
      attribute: 'return_reason',
      value: 'wrong colour',
      as: 'correction',
    },
  },
  {
    why: 'instructions',
    goes: true,
    first: { text: 'Leave it on the porch.', attribute: 'delivery_instructions', value: 'porch' },
    second: {
      text: 'Porch pirates about, hand it to the concierge.',
      attribute: 'delivery_instructions',
      value: 'concierge',
    },
  },
  {
    why: 'wish fulfilled',
    goes: true,
    first: { text: 'Wishes for a telescope.', attribute: 'wishlist_item', value: 'telescope' },
    second: {
      text: 'Got the telescope for my birthday, you can drop it.',
      attribute: 'wishlist_item',
      value: 'telescope',
      polarity: 'ends',
    },
  },
  {
    why: 'own name, gift wrap',
    goes: true,
    first: { text: 'Wants gift wrap.', attribute: 'gift_wrap', value: 'yes' },
    second: { text: 'No wrapping needed after all.', attribute: 'gift_wrap', value: 'no' },
  },
  {
    why: 'own name, engraving',
    goes: true,
    first: { text: 'Engraving says Love Mum.', attribute: 'engraving', value: 'Love Mum' },
    second: { text: 'Make the engraving Love Mum and Dad.', attribute: 'engraving', value: 'Love Mum and Dad' },
  },
  {
    why: 'the status of another order',
    goes: false,
    first: {
      text: 'The order is being packed.',
      attribute: 'order_status',
      value: 'being packed',
      subject: 'order 4471',
    },
    second: { text: 'That one has arrived.', attribute: 'order_status', value: 'delivered', subject: 'order 3310' },
  },
  {
    why: 'a second item',
    goes: false,
    first: { text: 'A kettle is in the basket.', attribute: 'cart_item', value: 'kettle' },
    second: { text: 'And a toaster.', attribute: 'cart_item', value: 'toaster' },
  },
  {
    why: 'another item out',
    goes: false,
    first: { text: 'A kettle is in the basket.', attribute: 'cart_item', value: 'kettle' },
    second: { text: 'Remove the mixer.', attribute: 'cart_item', value: 'mixer', polarity: 'ends' },
  },
  {
    why: "neighbour's parcel",
    goes: false,
    first: { text: 'The parcel is in transit.', attribute: 'delivery_status', value: 'in transit' },
    second: {
      text: 'The one for my neighbour was delivered.',
      attribute: 'delivery_status',
      value: 'delivered',
      subject: 'neighbour',
    },
  },
  {
    why: 'impatience',
    goes: false,
    first: { text: 'Comes on Tuesday.', attribute: 'delivery_date', value: 'Tuesday' },
    second: { text: 'Would be nicer on Monday.', attribute: 'wish', value: 'Monday' },
  },
  {
    why: 'two purchases',
    goes: false,
    first: { text: 'Bought a lamp.', attribute: 'purchase', value: 'lamp' },
    second: { text: 'Bought a rug.', attribute: 'purchase', value: 'rug' },
  },
  {
    why: 'a part returned',
    goes: false,
    first: { text: 'Owns the X200 headphones.', attribute: 'owns', value: 'X200 headphones' },
    second: { text: 'Sent back the spare cable.', attribute: 'owns', value: 'spare cable', polarity: 'ends' },
  },
  {
    why: 'two order numbers',
    goes: false,
    first: { text: 'Order number is A100.', attribute: 'order_number', value: 'A100' },
    second: { text: 'There is also A101.', attribute: 'order_number', value: 'A101' },
  },
  {
    why: 'status of the return',
    goes: false,
    first: { text: 'The order is delivered.', attribute: 'order_status', value: 'delivered' },
    second: { text: 'The return is approved.', attribute: 'return_status', value: 'approved' },
  },
];
