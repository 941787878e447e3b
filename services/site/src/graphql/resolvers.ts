import { pageRequest, type RateLimiter } from "@muhtawa/service-kit";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { createBasicData, deleteBasicData, updateBasicData } from "../commands/basic-data.ts";
import { createBranch, deleteBranch, updateBranch } from "../commands/branches.ts";
import { createPartner, deletePartner, updatePartner } from "../commands/partners.ts";
import { markNotificationsRead } from "../commands/mark-notifications-read.ts";
import { createContact } from "../commands/create-contact.ts";
import { mergeContacts } from "../commands/merge-contacts.ts";
import { submitContactForm } from "../commands/submit-contact-form.ts";
import { updateSiteSettings } from "../commands/site-settings.ts";
import { updateContact } from "../commands/update-contact.ts";
import { messagesOf } from "../domain/contact.ts";
import { notificationOf } from "../notifications/notification-view.ts";
import { auditLog } from "../queries/audit-log.ts";
import { basicDataCategories, basicDataList, basicDataRecord } from "../queries/basic-data.ts";
import { branches } from "../queries/branches.ts";
import { contact, contacts, contactStages } from "../queries/contacts.ts";
import { duplicateContacts } from "../queries/duplicate-contacts.ts";
import { dashboard } from "../queries/dashboard.ts";
import { notifications } from "../queries/notifications.ts";
import { partners } from "../queries/partners.ts";
import { siteSettings } from "../queries/site-settings.ts";
import { timeline } from "../queries/timeline.ts";
import { replayDelivery, testWebhook } from "../commands/send-delivery.ts";
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from "../commands/webhooks.ts";
import { webhookDeliveries, webhooks } from "../queries/webhooks.ts";
import type { Site } from "../site.ts";
import type { WebhookMeans } from "../webhooks/webhook-means.ts";
import { activityTitle, actorName, personName } from "./activity-words.ts";
import type { Resolvers } from "./generated/schema.ts";
import { loadersOf } from "./loaders.ts";

const done = { success: true };

interface Means {
  readonly contactForm: RateLimiter;
  readonly nats: NatsConnection;
  readonly webhooks: WebhookMeans;
}

export const resolversOf = (site: Site, { contactForm, nats, webhooks: means }: Means): Resolvers => ({
  Query: {
    partners: () => partners(site),
    branches: () => branches(site),
    siteSettings: () => siteSettings(site),
    basicDataList: (_, args, context) => basicDataList(site, context, args),
    basicData: (_, { id }, context) => basicDataRecord(site, context, id),
    basicDataCategories: (_, __, context) => basicDataCategories(site, context),
    dashboard: (_, __, context) => dashboard(site, context),
    contacts: (_, args, context) => contacts(site, context, args),
    contactStages: (_, args, context) => contactStages(site, context, args),
    contact: (_, { id }, context) => contact(site, context, id),
    duplicateContacts: (_, _args, context) => duplicateContacts(site, context),
    auditLog: (_, args, context) => auditLog(site, context, args),
    notifications: async (_, args, context) => {
      const page = await notifications(site, context, args);
      return { ...page, results: page.results.map(notificationOf) };
    },
    webhooks: (_, __, context) => webhooks(site, context),
    webhookDeliveries: (_, args, context) => webhookDeliveries(site, context, args),
  },
  Mutation: {
    submitContactForm: async (_, args, context) => {
      await submitContactForm(site, contactForm, context, args);
      return done;
    },
    createBasicData: async (_, { input }, context) => ({ basicData: await createBasicData(site, context, input) }),
    updateBasicData: async (_, args, context) => ({ basicData: await updateBasicData(site, context, args) }),
    deleteBasicData: async (_, args, context) => {
      await deleteBasicData(site, context, args);
      return done;
    },
    createPartner: async (_, { input }, context) => ({ partner: await createPartner(site, context, input) }),
    updatePartner: async (_, args, context) => ({ partner: await updatePartner(site, context, args) }),
    deletePartner: async (_, args, context) => {
      await deletePartner(site, context, args);
      return done;
    },
    createBranch: async (_, { input }, context) => ({ branch: await createBranch(site, context, input) }),
    updateBranch: async (_, args, context) => ({ branch: await updateBranch(site, context, args) }),
    deleteBranch: async (_, args, context) => {
      await deleteBranch(site, context, args);
      return done;
    },
    updateSiteSettings: async (_, { input }, context) => ({ settings: await updateSiteSettings(site, context, input) }),
    createContact: async (_, { input }, context) => ({ contact: await createContact(site, context, input) }),
    mergeContacts: async (_, args, context) => ({ contact: await mergeContacts(site, context, args) }),
    updateContact: async (_, args, context) => ({ contact: await updateContact(site, context, args) }),
    markNotificationsRead: async (_, which, context) => {
      await markNotificationsRead(site, nats, context, which);
      return done;
    },
    createWebhook: (_, { input }, context) => createWebhook(site, means, context, input),
    updateWebhook: async (_, args, context) => ({ webhook: await updateWebhook(site, means, context, args) }),
    deleteWebhook: async (_, args, context) => {
      await deleteWebhook(site, context, args);
      return done;
    },
    rotateWebhookSecret: (_, args, context) => rotateWebhookSecret(site, means, context, args),
    testWebhook: async (_, { id }, context) => ({ delivery: await testWebhook(site, means, context, id) }),
    replayDelivery: async (_, { id }, context) => ({ delivery: await replayDelivery(site, means, context, id) }),
  },
  BasicData: { id: ({ _id }) => _id },
  Contact: {
    id: ({ _id }) => _id,
    userId: ({ _id, kind }) => (kind === "CLIENT" ? _id : null),
    companies: async ({ _id }, _, context) => (await loadersOf(site, context).ownedCounts.load(_id)).companies,
    contents: async ({ _id }, _, context) => (await loadersOf(site, context).ownedCounts.load(_id)).contents,
    lastActivityAt: async ({ _id, updatedAt }, _, context) => {
      const last = await loadersOf(site, context).lastActivity.load(_id);
      return last && last > updatedAt ? last : updatedAt;
    },
    otherEmails: ({ email, otherEmails = [] }) => otherEmails.filter((address) => address !== email.toLowerCase()),
    messages: (contact) => messagesOf(contact).toReversed(),
    timeline: (of, args) => timeline(site, of, pageRequest(args, 20)),
  },
  Activity: {
    id: ({ _id }) => _id,
    title: (entry, _, context) => activityTitle(site, context, entry),
    actor: (entry, _, context) => actorName(site, context, entry),
  },
  Webhook: {
    id: ({ _id }) => _id,
    earlierSecretUntil: ({ earlierSecretUntil }) => (earlierSecretUntil && earlierSecretUntil > new Date() ? earlierSecretUntil : null),
  },
  WebhookDelivery: {
    id: ({ _id }) => _id,
    attempts: ({ attempts }) => attempts.toReversed(),
    nextAt: ({ status, nextAt }) => (status === "PENDING" && nextAt ? nextAt : null),
  },
  WaitingContent: {
    owner: ({ ownerId }, _, context) => personName(site, context, ownerId),
  },
  AuditEntry: {
    id: ({ _id }) => _id,
    actor: (entry, _, context) => actorName(site, context, entry),
  },
});
