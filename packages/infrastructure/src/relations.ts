import { Model } from 'objection';
import { BlockModel } from './friends/blocks/block-model.ts';
import { AccountTraceModel, KeptBlockModel } from './friends/blocks/kept-block-models.ts';
import { ConnectionRequestModel, MatchModel } from './friends/connections/connection-models.ts';
import {
  MatchProfileModel,
  NeighborhoodModel,
  PackedNeighborhoodModel,
  PassModel,
  SwipeCountModel,
} from './friends/matching/matching-models.ts';
import {
  ListingConversationModel,
  MessageDigestModel,
  MessageModel,
  ReadMarkModel,
} from './friends/messages/message-models.ts';
import { CartItemModel } from './market/cart/cart-item-model.ts';
import { FavouriteListingModel, FavouriteSellerModel } from './market/favourites/favourite-models.ts';
import { ListingModel, ListingWordModel } from './market/listings/listing-model.ts';
import {
  MoneyStepModel,
  OrderEventModel,
  OrderModel,
  TransactionModel,
} from './market/orders/order-models.ts';
import { ReviewModel, SellerRatingModel } from './market/reviews/review-models.ts';
import { SavedSearchModel } from './market/saved-searches/saved-search-model.ts';
import { ShopModel } from './market/shops/shop-model.ts';
import { KnownBrowserModel, SessionModel, UserModel } from './members/accounts/account-models.ts';
import { ChildModel } from './members/children/child-model.ts';
import {
  NotificationSettingsModel,
  PushDeviceModel,
  VapidKeysModel,
} from './members/notifications/notification-models.ts';
import { ShownStrangerModel } from './members/people/shown-stranger-model.ts';
import { PhotoModel } from './members/photos/photo-model.ts';
import { EarlyAccessCodeModel, RedemptionModel } from './money/early-access/early-access-models.ts';
import { PaymentAccountModel } from './money/payments/payment-account-model.ts';
import { PaymentEventModel } from './money/payments/payment-event-model.ts';
import {
  SandboxCallModel,
  SandboxCheckoutModel,
  SandboxDisputeModel,
  SandboxEventModel,
  SandboxMovementModel,
  SandboxPlanCheckoutModel,
  SandboxPortalModel,
  SandboxSettingsModel,
  SandboxSubscriptionModel,
} from './money/payments/sandbox/models/sandbox-models.ts';
import { SandboxSellerModel } from './money/payments/sandbox/models/sandbox-seller-model.ts';
import {
  BillingCustomerModel,
  PaidSubscriptionModel,
  PlanCheckoutModel,
  SubscriptionModel,
} from './money/subscriptions/subscription-models.ts';
import { AuditModel } from './office/audit/audit-model.ts';
import { FeedbackModel } from './office/feedback/feedback-model.ts';
import { ReconciliationModel } from './office/money/reconciliation-model.ts';
import { DigestKeyModel } from './platform/digests/digest-key-model.ts';
import { EventHeadModel, EventModel } from './platform/live/event-models.ts';
import { SandboxMailModel } from './platform/mailer/sandbox-mail-model.ts';
import { AttemptModel } from './platform/rate-limits/attempt-model.ts';
import { CalendarEventModel } from './together/calendar/calendar-event-model.ts';
import { CalendarLinkModel } from './together/calendar-links/calendar-link-model.ts';
import { CheckInModel } from './together/check-ins/check-in-model.ts';
import { AiSettingsModel } from './together/insights/ai-settings-model.ts';
import { AiReservationModel, InsightModel } from './together/insights/insight-models.ts';
import { PlaydateSuggestionModel } from './together/planner/suggestion-model.ts';
import { PlaydateModel } from './together/playdates/playdate-model.ts';
import { SwapDayModel, SwapModel } from './together/swaps/swap-model.ts';

type AnyModel = typeof Model;

/** A column that holds the key of a row of another table, and the names of the relation on both sides. */
export interface ForeignKey {
  readonly table: AnyModel;
  readonly column: string;
  readonly name: string;
  readonly to: AnyModel;
  readonly inverse: string;
  /** Whether a row of the other table has one of these at most. */
  readonly isUnique: boolean;
}

const many = (table: AnyModel, column: string, name: string, to: AnyModel, inverse: string): ForeignKey => ({
  table,
  column,
  name,
  to,
  inverse,
  isUnique: false,
});
const one = (table: AnyModel, column: string, name: string, to: AnyModel, inverse: string): ForeignKey => ({
  ...many(table, column, name, to, inverse),
  isUnique: true,
});

export const foreignKeys: readonly ForeignKey[] = [
  many(SessionModel, 'userId', 'user', UserModel, 'sessions'),
  many(KnownBrowserModel, 'memberId', 'member', UserModel, 'knownBrowsers'),
  many(ChildModel, 'userId', 'user', UserModel, 'children'),
  many(ShownStrangerModel, 'viewerId', 'viewer', UserModel, 'shownStrangers'),
  many(ShownStrangerModel, 'memberId', 'member', UserModel, 'shownTo'),
  many(ListingModel, 'userId', 'user', UserModel, 'listings'),
  many(ListingModel, 'neighborhoodId', 'neighborhood', NeighborhoodModel, 'listings'),
  many(CartItemModel, 'userId', 'user', UserModel, 'cartItems'),
  many(CartItemModel, 'listingId', 'listing', ListingModel, 'cartItems'),
  many(FavouriteListingModel, 'userId', 'user', UserModel, 'favouriteListings'),
  many(FavouriteListingModel, 'listingId', 'listing', ListingModel, 'favourites'),
  many(FavouriteSellerModel, 'userId', 'user', UserModel, 'favouriteSellers'),
  many(FavouriteSellerModel, 'sellerId', 'seller', UserModel, 'favouritesOfHer'),
  many(SavedSearchModel, 'userId', 'user', UserModel, 'savedSearches'),
  many(OrderModel, 'listingId', 'listing', ListingModel, 'orders'),
  many(OrderModel, 'buyerId', 'buyer', UserModel, 'purchases'),
  many(OrderModel, 'sellerId', 'seller', UserModel, 'sales'),
  many(OrderEventModel, 'orderId', 'order', OrderModel, 'events'),
  many(OrderEventModel, 'adminId', 'admin', UserModel, 'orderDecisions'),
  one(ReviewModel, 'orderId', 'order', OrderModel, 'review'),
  many(ReviewModel, 'sellerId', 'seller', UserModel, 'reviewsOfHer'),
  one(SellerRatingModel, 'sellerId', 'seller', UserModel, 'sellerRating'),
  many(TransactionModel, 'orderId', 'order', OrderModel, 'transactions'),
  many(MoneyStepModel, 'orderId', 'order', OrderModel, 'moneySteps'),
  many(PhotoModel, 'ownerId', 'owner', UserModel, 'photos'),
  one(ShopModel, 'userId', 'user', UserModel, 'shop'),
  one(SubscriptionModel, 'userId', 'user', UserModel, 'subscription'),
  many(BillingCustomerModel, 'userId', 'user', UserModel, 'billingCustomers'),
  many(PaidSubscriptionModel, 'userId', 'user', UserModel, 'paidSubscriptions'),
  one(PlanCheckoutModel, 'userId', 'user', UserModel, 'planCheckout'),
  one(PaymentAccountModel, 'userId', 'user', UserModel, 'paymentAccount'),
  one(AiSettingsModel, 'userId', 'user', UserModel, 'aiSettings'),
  many(InsightModel, 'userId', 'user', UserModel, 'insights'),
  many(AiReservationModel, 'userId', 'user', UserModel, 'aiReservations'),
  one(RedemptionModel, 'userId', 'user', UserModel, 'redemption'),
  many(RedemptionModel, 'code', 'promotion', EarlyAccessCodeModel, 'redemptions'),
  many(AuditModel, 'adminId', 'admin', UserModel, 'auditAsAdmin'),
  many(AuditModel, 'memberId', 'member', UserModel, 'auditOfHer'),
  many(FeedbackModel, 'userId', 'user', UserModel, 'feedback'),
  one(EventHeadModel, 'memberId', 'member', UserModel, 'eventHead'),
  many(EventModel, 'memberId', 'member', UserModel, 'events'),
  many(BlockModel, 'blockerId', 'blocker', UserModel, 'blocks'),
  many(AccountTraceModel, 'memberId', 'member', UserModel, 'accountTraces'),
  many(KeptBlockModel, 'blockerId', 'blocker', UserModel, 'keptBlocks'),
  many(BlockModel, 'blockedId', 'blocked', UserModel, 'blocksOfHer'),
  many(ConnectionRequestModel, 'requesterId', 'requester', UserModel, 'sentRequests'),
  many(ConnectionRequestModel, 'recipientId', 'recipient', UserModel, 'receivedRequests'),
  many(MatchModel, 'userId1', 'user1', UserModel, 'matchesAsFirst'),
  many(MatchModel, 'userId2', 'user2', UserModel, 'matchesAsSecond'),
  many(PassModel, 'memberId', 'member', UserModel, 'passes'),
  many(PassModel, 'passedId', 'passed', UserModel, 'passesOfHer'),
  one(SwipeCountModel, 'memberId', 'member', UserModel, 'swipeCount'),
  one(MatchProfileModel, 'memberId', 'member', UserModel, 'matchProfile'),
  many(MatchProfileModel, 'neighborhoodId', 'neighborhood', NeighborhoodModel, 'matchProfiles'),
  many(PackedNeighborhoodModel, 'neighborhoodId', 'neighborhood', NeighborhoodModel, 'packedNeighborhoods'),
  one(NotificationSettingsModel, 'memberId', 'member', UserModel, 'notificationSettings'),
  many(PushDeviceModel, 'memberId', 'member', UserModel, 'pushDevices'),
  many(PushDeviceModel, 'sessionHash', 'session', SessionModel, 'pushDevices'),
  many(MessageModel, 'senderId', 'sender', UserModel, 'sentMessages'),
  many(MessageModel, 'receiverId', 'receiver', UserModel, 'receivedMessages'),
  many(ReadMarkModel, 'memberId', 'member', UserModel, 'readMarks'),
  many(ReadMarkModel, 'otherId', 'other', UserModel, 'readMarksOfOthers'),
  many(ListingConversationModel, 'buyerId', 'buyer', UserModel, 'questionsToSellers'),
  many(ListingConversationModel, 'sellerId', 'seller', UserModel, 'questionsOfBuyers'),
  many(ListingConversationModel, 'listingId', 'listing', ListingModel, 'conversations'),
  one(MessageDigestModel, 'memberId', 'member', UserModel, 'messageDigest'),
  many(SwapModel, 'requesterId', 'requester', UserModel, 'requestedSwaps'),
  many(SwapModel, 'recipientId', 'recipient', UserModel, 'receivedSwaps'),
  many(SwapModel, 'matchId', 'match', MatchModel, 'swaps'),
  many(SwapDayModel, 'firstMemberId', 'firstMember', UserModel, 'swapDaysAsFirst'),
  many(SwapDayModel, 'secondMemberId', 'secondMember', UserModel, 'swapDaysAsSecond'),
  many(CheckInModel, 'userId', 'user', UserModel, 'checkIns'),
  many(CalendarEventModel, 'userId', 'user', UserModel, 'calendarEvents'),
  many(CalendarEventModel, 'swapId', 'swap', SwapModel, 'calendarEvents'),
  many(CalendarEventModel, 'playdateId', 'playdate', PlaydateModel, 'calendarEvents'),
  many(MessageModel, 'playdateId', 'playdate', PlaydateModel, 'messages'),
  many(PlaydateModel, 'userIdOne', 'memberOne', UserModel, 'suggestedPlaydates'),
  many(PlaydateModel, 'userIdTwo', 'memberTwo', UserModel, 'receivedPlaydates'),
  many(PlaydateModel, 'matchId', 'match', MatchModel, 'playdates'),
  many(PlaydateSuggestionModel, 'userId', 'user', UserModel, 'playdateSuggestions'),
  many(PlaydateSuggestionModel, 'otherId', 'other', UserModel, 'playdateSuggestionsOfOthers'),
  one(CalendarLinkModel, 'userId', 'user', UserModel, 'calendarLink'),
];

const tablesWithoutKeys: readonly AnyModel[] = [
  AttemptModel,
  DigestKeyModel,
  ListingWordModel,
  PaymentEventModel,
  ReconciliationModel,
  SandboxCallModel,
  SandboxCheckoutModel,
  SandboxDisputeModel,
  SandboxEventModel,
  SandboxMailModel,
  SandboxMovementModel,
  SandboxPlanCheckoutModel,
  SandboxPortalModel,
  SandboxSellerModel,
  SandboxSettingsModel,
  SandboxSubscriptionModel,
  VapidKeysModel,
];

/** Every table has one. */
export const models: readonly AnyModel[] = [
  ...new Set([...foreignKeys.flatMap(({ table, to }) => [table, to]), ...tablesWithoutKeys]),
];

const keyOf = (model: AnyModel): string => `${model.tableName}.${model.idColumn}`;

/** Assigned here and not in the models, which would import each other otherwise. */
for (const model of models) {
  const owned = foreignKeys.filter(({ table }) => table === model);
  const referring = foreignKeys.filter(({ to }) => to === model);
  model.relationMappings = {
    ...Object.fromEntries(
      owned.map(({ table, column, name, to }) => [
        name,
        {
          relation: Model.BelongsToOneRelation,
          modelClass: to,
          join: { from: `${table.tableName}.${column}`, to: keyOf(to) },
        },
      ]),
    ),
    ...Object.fromEntries(
      referring.map(({ table, column, to, inverse, isUnique }) => [
        inverse,
        {
          relation: isUnique ? Model.HasOneRelation : Model.HasManyRelation,
          modelClass: table,
          join: { from: keyOf(to), to: `${table.tableName}.${column}` },
        },
      ]),
    ),
  };
}
