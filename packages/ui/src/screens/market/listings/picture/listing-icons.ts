import { drawingOf, type OnboardingIcon } from '@nestmates/domain/market/listings/service-icons.ts';
import {
  Activity,
  Baby,
  BookOpen,
  BriefcaseBusiness,
  Brush,
  Camera,
  Car,
  ChefHat,
  Dog,
  Dumbbell,
  GraduationCap,
  Heart,
  HeartPulse,
  House,
  Laptop,
  Leaf,
  type LucideIcon,
  Music,
  Package,
  PaintBucket,
  Palette,
  PartyPopper,
  Scissors,
  ShoppingBag,
  Sparkles,
  Star,
  Utensils,
  Wrench,
} from 'lucide-react';

const serviceIcons: Readonly<Record<ReturnType<typeof drawingOf>, LucideIcon>> = {
  babysitting: Baby,
  tutoring: GraduationCap,
  fitness: Dumbbell,
  music: Music,
  photography: Camera,
  transportation: Car,
  housekeeping: House,
  cooking: ChefHat,
  arts: Palette,
  beauty: Scissors,
  repair: Wrench,
  tech: Laptop,
  shopping: ShoppingBag,
  wellness: Leaf,
  events: PartyPopper,
  education: BookOpen,
  healthcare: HeartPulse,
  creative: Brush,
  consulting: BriefcaseBusiness,
  other: Sparkles,
  pets: Dog,
};

/** Those that are chosen by their drawing are shown as they were chosen. */
const chosenIcons: Readonly<Record<OnboardingIcon, LucideIcon>> = {
  Baby,
  GraduationCap,
  Music,
  Activity,
  Dumbbell,
  Heart,
  Camera,
  PaintBucket,
  Star,
  Home: House,
  Utensils,
  Dog,
  Car,
  Wrench,
};

const isChosen = (icon: string): icon is OnboardingIcon => Object.hasOwn(chosenIcons, icon);

/** The drawing of a service. */
export const serviceIconOf = (icon: string): LucideIcon =>
  isChosen(icon) ? chosenIcons[icon] : serviceIcons[drawingOf(icon)];

/** What stands for a listing without a photo. */
export const listingIcon = (serviceIcon: string | null): LucideIcon =>
  serviceIcon === null ? Package : serviceIconOf(serviceIcon);
