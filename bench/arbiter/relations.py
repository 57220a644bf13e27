"""Which attributes say something about each other, and what."""

from labels import BESIDE, END, REPLACE

# The attribute of the fact, that of the statement, which of its sentences, and what they do to the fact.
ACROSS = [
    ('employment_state', 'employer', 'f', END), ('employment_state', 'employer', 'c', END), ('single', 'dating', 'f', REPLACE),
    ('single', 'spouse', 'f', REPLACE), ('single', 'engaged', 'f', REPLACE), ('single', 'married', 'f', REPLACE),
    ('married', 'single', 'f', REPLACE), ('married', 'spouse', 'e', END), ('spouse', 'married', 'e', END), ('dating', 'single', 'f', END),
    ('childless', 'child', 'f', END), ('childless', 'child_count', 'f', REPLACE), ('childless', 'pregnant', 'e', BESIDE),
    ('no_car', 'car', 'f', REPLACE), ('no_car', 'car', 'c', REPLACE), ('car', 'no_car', 'f', END), ('smoker', 'nonsmoker', 'f', REPLACE),
    ('nonsmoker', 'smoker', 'f', REPLACE), ('drinker', 'sober', 'f', REPLACE), ('sober', 'drinker', 'f', REPLACE),
    ('renting', 'homeowner', 'f', REPLACE), ('homeowner', 'renting', 'f', REPLACE), ('live_alone', 'flatmates', 'f', REPLACE),
    ('live_alone', 'live_parents', 'f', REPLACE), ('live_parents', 'live_alone', 'f', REPLACE), ('driver', 'no_licence', 'f', REPLACE),
    ('no_licence', 'driver', 'f', REPLACE),
    ('likes_food', 'dislikes_food', 'f', REPLACE), ('dislikes_food', 'likes_food', 'f', REPLACE), ('employer', 'employment_state', 'f', END),
    ('travelling', 'work_leave', 'e', BESIDE), ('cooking', 'caffeine', 'e', BESIDE), ('broke', 'loan', 'e', BESIDE),
    ('live_parents', 'flatmates', 'f', REPLACE), ('student', 'employer', 'f', BESIDE), ('hobby', 'injured', 'f', BESIDE),
    ('condition', 'medication', 'f', BESIDE), ('employer', 'job', 'c', BESIDE), ('job', 'employer', 'c', BESIDE),
    ('city', 'office', 'f', BESIDE), ('doctor', 'dentist', 'f', BESIDE), ('child', 'pet', 'f', BESIDE), ('pet', 'child', 'f', BESIDE),
    ('job', 'role_held', 'f', BESIDE), ('language', 'preferred_language', 'f', BESIDE), ('native_language', 'language', 'f', BESIDE),
    ('car', 'vehicle', 'f', BESIDE), ('phone_model', 'gadget', 'f', BESIDE), ('bank', 'card', 'f', BESIDE), ('diet', 'likes_food', 'f', BESIDE),
    ('allergy', 'dislikes_food', 'f', BESIDE), ('colour', 'item_color', 'f', BESIDE), ('insurance', 'car_insurer', 'f', BESIDE),
    ('email', 'mobile_number', 'c', BESIDE), ('mobile_number', 'email', 'c', BESIDE), ('carrier', 'phone_model', 'c', BESIDE),
    ('carrier', 'broadband', 'c', BESIDE), ('broadband', 'carrier', 'c', BESIDE), ('medication', 'allergy', 'f', BESIDE),
]

# Attributes of one part of life often say something about each other: then nothing is made of two of them but what is above.
PARTS = [
    {'work', 'jobs', 'notes-firms', 'study', 'work-many', 'same-work', 'firms', 'business', 'both-business', 'legal', 'money', 'money-many'},
    {'home', 'moving', 'house', 'home-many', 'both-home', 'family', 'love', 'children', 'elders', 'friends', 'family-many', 'both-family', 'person', 'pets', 'same-life'},
    {'health', 'bones', 'illness', 'hospital', 'medication', 'body', 'health-many', 'both-health', 'fitness', 'food'},
    {'orders', 'both-orders', 'notes-customers', 'opinions', 'opinion-many', 'digital', 'services', 'telecom', 'devices', 'reach'},
    {'plans', 'plan-many', 'both-plans', 'travel', 'events'},
    {'taste', 'taste-many', 'tastes', 'community'},
    {'transport', 'vehicles', 'things'},
]
NEVER_APART = {'speech', 'past-many', 'notes', 'notes-life'}
# Slots with values of one kind that may well be the same: nothing is made of two of them.
SAME_SLOT = [
    {'partner', 'husband', 'fiancé'}, {'next of kin', 'emergency contact', 'best man'}, {'employer', 'past employer', 'interview', 'client'},
    {'job', 'role'}, {'delivery address', 'mailing address'}, {'supplier', 'client', 'biggest client'}, {'account', 'bank'},
    {'GP', 'specialist', 'surgeon'}, {'appointment time', 'table time', 'meeting time'}, {'order', 'thing owned', 'item on the list', 'purchase'},
    {'appointment day', 'meeting day', 'table day', "technician's day"}, {'friend', 'person met', 'appointment with', 'colleague'}, {'tool', 'chat tool'},
    {'due date', 'deadline', 'contract end'}, {'team', 'team followed'}, {'band', 'band liked', 'concert'}, {'opinion of the app', 'opinion of the plan'},
    {'task', 'reminder'}, {'mobile network', 'broadband'}, {'monthly saving', 'budget'}, {'staff', 'team size'}, {'home town', 'holiday', 'next trip'},
    {'place to see', 'trip made'}, {'liked food', 'disliked food', 'favourite dish', 'breakfast'}, {'symptom', 'sick day'}, {'pet', 'cats'},
    {'claim status', 'application status', 'order status', 'return status'}, {'project lead', 'head of the company', 'manager'},
    {'account manager', 'contact person', 'decision maker'}, {'children', 'grandchildren'}, {'guests', 'flatmates'}, {'mood', 'mood about work', 'mood about the move'}, {'opinion of the boss', 'opinion of the new boss'}, {'stand-up', 'meeting time'}, {'training days', 'office days'},
]


# What is so today is so: another value today takes the place of the last.
MOMENTARY = {'mood', 'mood about work', 'mood about the move', 'mood of the client', 'pain', 'stress', 'itch', 'blood pressure', 'blood sugar', 'weight'}


def part(attribute):
    return next((number for number, clusters in enumerate(PARTS) if attribute.cluster in clusters), attribute.cluster)


def are_apart(first, second):
    """@returns whether what is said of one says nothing of the other."""
    return not {first.cluster, second.cluster} & NEVER_APART and part(first) != part(second)


def are_siblings(first, second):
    return first is not second and not any({first.noun, second.noun} <= nouns for nouns in SAME_SLOT)
